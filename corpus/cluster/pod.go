package cluster

import (
	"maps"
	"strconv"
	"time"

	"github.com/wirebench/wirebench/corpus"
)

// podSpec returns the pod of an app as its authors write it, with the API server's defaults.
func podSpec(r *corpus.Rand, a app) PodSpec {
	s := PodSpec{
		Containers:                    []Container{container(r, a)},
		RestartPolicy:                 "Always",
		TerminationGracePeriodSeconds: corpus.Ptr[int64](30),
		DNSPolicy:                     "ClusterFirst",
		ServiceAccountName:            corpus.Pick(r, "default", a.name),
		SchedulerName:                 "default-scheduler",
		SecurityContext:               &SecurityContext{},
	}
	if r.Chance(0.3) {
		s.Containers = append(s.Containers, container(r, app{
			name: "istio-proxy", image: "docker.example.com/istio/proxyv2:1.24.1", port: 15090,
		}))
	}
	if r.Chance(0.2) {
		init := container(r, app{name: "migrate", image: a.image, port: a.port})
		init.Ports, init.LivenessProbe, init.ReadinessProbe = nil, nil, nil
		s.InitContainers = []Container{init}
	}
	if r.Chance(0.5) {
		s.SecurityContext = &SecurityContext{
			RunAsUser: corpus.Ptr[int64](1000), RunAsGroup: corpus.Ptr[int64](1000), RunAsNonRoot: corpus.Ptr(true),
			FSGroup: corpus.Ptr[int64](2000), SeccompProfile: &SeccompProfile{"RuntimeDefault"},
		}
	}
	if r.Chance(0.3) {
		s.NodeSelector = map[string]string{"kubernetes.io/os": "linux"}
	}
	if r.Chance(0.2) {
		s.Affinity = &Affinity{&PodAffinity{[]PodAffinityTerm{{&LabelSelector{maps.Clone(a.selector)}, "kubernetes.io/hostname"}}}}
	}
	mounted := make(map[string]bool)
	for _, c := range s.Containers {
		for _, m := range c.VolumeMounts {
			if !mounted[m.Name] {
				mounted[m.Name] = true
				s.Volumes = append(s.Volumes, volume(r, a, m.Name))
			}
		}
	}
	return s
}

// schedule adds the fields that a cluster sets when it schedules a pod.
func schedule(r *corpus.Rand, s *PodSpec) {
	s.NodeName = "ip-10-" + strconv.Itoa(r.IntN(4)) + "-" + strconv.Itoa(r.IntN(256)) + "-" + strconv.Itoa(r.IntN(256)) + ".ec2.internal"
	s.Priority, s.EnableServiceLinks, s.PreemptionPolicy = corpus.Ptr[int32](0), corpus.Ptr(true), "PreemptLowerPriority"
	if r.Chance(0.1) {
		s.Priority, s.PriorityClassName = corpus.Ptr[int32](2_000_000_000), "system-cluster-critical"
	}
	for _, key := range []string{"not-ready", "unreachable"} {
		s.Tolerations = append(s.Tolerations, Toleration{
			Key: "node.kubernetes.io/" + key, Operator: "Exists", Effect: "NoExecute", TolerationSeconds: corpus.Ptr[int64](300),
		})
	}
	token := "kube-api-access-" + suffix(r, 5)
	mode := corpus.Ptr[int32](420)
	s.Volumes = append(s.Volumes, Volume{Name: token, Projected: &ProjectedVolume{
		Sources: []Projection{
			{ServiceAccountToken: &TokenVolume{corpus.Ptr[int64](3607), "token"}},
			{ConfigMap: &ConfigMapVolume{Name: "kube-root-ca.crt"}},
		},
		DefaultMode: mode,
	}})
	for _, list := range [][]Container{s.InitContainers, s.Containers} {
		for i := range list {
			list[i].VolumeMounts = append(list[i].VolumeMounts,
				VolumeMount{Name: token, ReadOnly: true, MountPath: "/var/run/secrets/kubernetes.io/serviceaccount"})
		}
	}
}

func container(r *corpus.Rand, a app) Container {
	c := Container{
		Name: a.name, Image: a.image, Env: corpus.List(r, r.Skewed(1, 14), env),
		Ports:                  []ContainerPort{{corpus.Pick(r, "http", "web", "metrics", "https"), a.port, "TCP"}},
		TerminationMessagePath: "/dev/termination-log", TerminationMessagePolicy: "File",
		ImagePullPolicy: corpus.Pick(r, "IfNotPresent", "IfNotPresent", "Always"),
	}
	if r.Chance(0.5) {
		c.Args = corpus.List(r, r.Skewed(1, 6), func(r *corpus.Rand) string {
			return "--" + corpus.Pick(r, "log-level=", "listen=:", "config=/etc/", "workers=", "feature-") + r.ASCIIName()
		})
	}
	if r.Chance(0.2) {
		c.Command = []string{"/bin/" + a.name}
	}
	if r.Chance(0.8) {
		cpu, memory := strconv.Itoa(50*r.Skewed(1, 20))+"m", strconv.Itoa(64*r.Skewed(1, 32))+"Mi"
		c.Resources.Requests = map[string]string{"cpu": cpu, "memory": memory}
		if r.Chance(0.7) {
			c.Resources.Limits = map[string]string{"memory": memory}
		}
	}
	if r.Chance(0.7) {
		c.LivenessProbe, c.ReadinessProbe = probe(r, a.port, "/healthz"), probe(r, a.port, "/ready")
	}
	if r.Chance(0.4) {
		c.SecurityContext = &SecurityContext{
			Capabilities: &Capabilities{Drop: []string{"ALL"}}, ReadOnlyRootFilesystem: corpus.Ptr(true),
			AllowPrivilegeEscalation: corpus.Ptr(false),
		}
	}
	for _, name := range []string{"config", "tmp", "tls", "data", "host"} {
		if r.Chance(0.25) {
			c.VolumeMounts = append(c.VolumeMounts, VolumeMount{Name: name, ReadOnly: name == "tls", MountPath: "/etc/" + a.name + "/" + name})
		}
	}
	return c
}

func env(r *corpus.Rand) EnvVar {
	v := EnvVar{Name: corpus.Pick(r, "LOG_", "DB_", "HTTP_", "CACHE_", "KAFKA_", "OTEL_") + corpus.Pick(r, "LEVEL", "HOST", "PORT", "USER", "PASSWORD", "TIMEOUT", "URL", "ENABLED")}
	switch x := r.Float64(); {
	case x < 0.6:
		v.Value = corpus.Pick(r, "info", "true", "5432", "30s", "https://"+r.ASCIIName()+".svc.cluster.local:8080", r.ASCIIName())
	case x < 0.75:
		v.ValueFrom = &EnvVarSource{FieldRef: &FieldRef{"v1", corpus.Pick(r, "metadata.name", "metadata.namespace", "status.podIP", "spec.nodeName")}}
	case x < 0.85:
		v.ValueFrom = &EnvVarSource{ConfigMapKeyRef: &KeyRef{Name: r.ASCIIName() + "-config", Key: r.ASCIIName(), Optional: corpus.Ptr(true)}}
	default:
		v.ValueFrom = &EnvVarSource{SecretKeyRef: &KeyRef{Name: r.ASCIIName() + "-credentials", Key: "password"}}
	}
	return v
}

func probe(r *corpus.Rand, port int32, path string) *Probe {
	return &Probe{
		HTTPGet:             &HTTPGetAction{path, strconv.Itoa(int(port)), "HTTP"},
		InitialDelaySeconds: int32(5 * r.IntN(5)), TimeoutSeconds: int32(r.Skewed(1, 5)), PeriodSeconds: 10, SuccessThreshold: 1, FailureThreshold: 3,
	}
}

func volume(r *corpus.Rand, a app, name string) Volume {
	v := Volume{Name: name}
	switch name {
	case "config":
		v.ConfigMap = &ConfigMapVolume{a.name + "-config", corpus.Ptr[int32](420)}
	case "tls":
		v.Secret = &SecretVolume{a.name + "-tls", corpus.Ptr[int32](256)}
	case "data":
		v.PersistentVolumeClaim = &VolumeClaim{"data-" + a.name}
	case "host":
		v.HostPath = &HostPath{"/var/log/" + a.name, "DirectoryOrCreate"}
	default:
		v.EmptyDir = &EmptyDir{}
		if r.Chance(0.3) {
			v.EmptyDir = &EmptyDir{"Memory", "64Mi"}
		}
	}
	return v
}

func podStatus(r *corpus.Rand, spec PodSpec, created time.Time) PodStatus {
	s := PodStatus{
		Phase:    "Running",
		HostIP:   "10.0." + strconv.Itoa(r.IntN(256)) + "." + strconv.Itoa(r.IntN(256)),
		PodIP:    "10.244." + strconv.Itoa(r.IntN(256)) + "." + strconv.Itoa(r.IntN(256)),
		QOSClass: corpus.Pick(r, "Burstable", "Burstable", "BestEffort", "Guaranteed"), StartTime: after(created, r, 5),
	}
	crashes := r.Chance(0.05)
	for _, c := range spec.InitContainers {
		status := containerStatus(r, c, created, false)
		status.State = ContainerState{Terminated: ended(r, created, 0, "Completed")}
		s.InitContainerStatuses = append(s.InitContainerStatuses, status)
	}
	for i, c := range spec.Containers {
		s.ContainerStatuses = append(s.ContainerStatuses, containerStatus(r, c, created, crashes && i == 0))
	}
	for _, typ := range []string{"PodReadyToStartContainers", "Initialized", "Ready", "ContainersReady", "PodScheduled"} {
		c := Condition{Type: typ, Status: "True", LastTransitionTime: after(created, r, 90)}
		if crashes && (typ == "Ready" || typ == "ContainersReady") {
			c.Status, c.Reason, c.Message = "False", "ContainersNotReady", "containers with unready status: ["+spec.Containers[0].Name+"]"
		}
		s.Conditions = append(s.Conditions, c)
	}
	return s
}

func containerStatus(r *corpus.Rand, c Container, created time.Time, crashes bool) ContainerStatus {
	s := ContainerStatus{
		Name: c.Name, Image: c.Image, ImageID: c.Image + "@sha256:" + r.Hex(64), ContainerID: "containerd://" + r.Hex(64),
		Ready: !crashes, Started: corpus.Ptr(!crashes), RestartCount: int32(r.Skewed(0, 12)),
		State: ContainerState{Running: &StateRunning{after(created, r, 90)}},
	}
	if crashes {
		s.RestartCount = int32(r.Between(5, 400))
		s.State = ContainerState{Waiting: &StateWaiting{"CrashLoopBackOff", "back-off 5m0s restarting failed container=" + c.Name}}
	}
	if s.RestartCount > 0 {
		s.LastState = ContainerState{Terminated: ended(r, created, int32(corpus.Pick(r, 1, 2, 137)), corpus.Pick(r, "Error", "OOMKilled"))}
	}
	return s
}

func ended(r *corpus.Rand, created time.Time, code int32, reason string) *StateTerminated {
	start := after(created, r, 100_000)
	return &StateTerminated{code, reason, start, after(*start, r, 100_000), "containerd://" + r.Hex(64)}
}
