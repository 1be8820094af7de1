package cluster

import (
	"maps"
	"strconv"
	"time"

	"github.com/wirebench/wirebench/corpus"
)

// objects is the number of objects in a list.
const objects = 100

// Sets returns k8s-pods and k8s-deployments.
func Sets() []corpus.Set {
	return corpus.Sent([]corpus.Set{
		corpus.New("k8s-pods", "a list of 100 Kubernetes pods with status: maps of labels, optional parts, texts that recur", pods),
		corpus.New("k8s-deployments", "a list of 100 Kubernetes deployments: templates of pods, selectors, conditions", deployments),
	}, "JSON", "Protocol Buffers")
}

func pods(r *corpus.Rand) PodList {
	return PodList{"PodList", "v1", ListMeta{version(r)}, corpus.List(r, r.Count(objects), pod)}
}

func deployments(r *corpus.Rand) DeploymentList {
	return DeploymentList{"DeploymentList", "apps/v1", ListMeta{version(r)}, corpus.List(r, r.Count(objects), deployment)}
}

func version(r *corpus.Rand) string { return strconv.Itoa(r.Between(1_000_000, 900_000_000)) }

func uid(r *corpus.Rand) string {
	return r.Hex(8) + "-" + r.Hex(4) + "-4" + r.Hex(3) + "-" + corpus.Pick(r, "8", "9", "a", "b") + r.Hex(3) + "-" + r.Hex(12)
}

// suffix returns a suffix such as the API server appends to a generated name.
func suffix(r *corpus.Rand, n int) string { return r.Letters(n, "bcdfghjklmnpqrstvwxz2456789") }

// instant returns a time in 2025 with whole seconds, as the API has times.
func instant(r *corpus.Rand) time.Time {
	return time.Unix(1_735_689_600+r.Int64N(31_536_000), 0).UTC()
}

func after(t time.Time, r *corpus.Rand, seconds int) *time.Time {
	return corpus.Ptr(t.Add(time.Duration(r.Skewed(0, seconds)) * time.Second))
}

// app holds the properties that all objects of one program share.
type app struct {
	name, namespace, image string
	port                   int32
	selector               map[string]string
}

func newApp(r *corpus.Rand) app {
	name := r.ASCIIName() + corpus.Pick(r, "", "-api", "-worker", "-web", "-gateway", "-exporter")
	a := app{
		name: name, namespace: corpus.Pick(r, "default", "production", "staging", "monitoring", "ingress", "payments"),
		image: corpus.Pick(r, "registry.example.com/", "ghcr.example.com/team/", "") + name + ":v" +
			strconv.Itoa(r.IntN(4)) + "." + strconv.Itoa(r.Skewed(0, 40)) + "." + strconv.Itoa(r.Skewed(0, 20)),
		port:     corpus.Pick[int32](r, 80, 8080, 8080, 8443, 9090, 9100, 3000),
		selector: map[string]string{"app.kubernetes.io/name": name},
	}
	if r.Chance(0.6) {
		a.selector["app.kubernetes.io/instance"] = name + "-" + a.namespace
	}
	return a
}

// labels returns the labels of the app's objects: the selector's labels and others.
func (a app) labels(r *corpus.Rand) map[string]string {
	l := make(map[string]string)
	for k, v := range a.selector {
		l[k] = v
	}
	if r.Chance(0.5) {
		l["app.kubernetes.io/managed-by"] = "Helm"
		l["helm.sh/chart"] = a.name + "-" + strconv.Itoa(r.IntN(9)) + ".2.0"
	}
	if r.Chance(0.5) {
		l["app.kubernetes.io/version"] = strconv.Itoa(r.IntN(5)) + "." + strconv.Itoa(r.IntN(30))
	}
	if r.Chance(0.3) {
		l["team"] = r.ASCIIName()
	}
	return l
}

func annotations(r *corpus.Rand, port int32) map[string]string {
	if r.Chance(0.4) {
		return nil
	}
	a := map[string]string{"prometheus.io/scrape": "true", "prometheus.io/port": strconv.Itoa(int(port))}
	if r.Chance(0.4) {
		a["checksum/config"] = r.Hex(64)
	}
	if r.Chance(0.2) {
		a["kubectl.kubernetes.io/restartedAt"] = instant(r).Format(time.RFC3339)
	}
	return a
}

func pod(r *corpus.Rand) Pod {
	a := newApp(r)
	hash := suffix(r, 9)
	created := instant(r)
	p := Pod{
		Metadata: ObjectMeta{
			Name: a.name + "-" + hash + "-" + suffix(r, 5), GenerateName: a.name + "-" + hash + "-", Namespace: a.namespace,
			UID: uid(r), ResourceVersion: version(r), CreationTimestamp: &created,
			Labels: a.labels(r), Annotations: annotations(r, a.port),
			OwnerReferences: []OwnerReference{{
				APIVersion: "apps/v1", Kind: corpus.Pick(r, "ReplicaSet", "ReplicaSet", "ReplicaSet", "DaemonSet", "StatefulSet"),
				Name: a.name + "-" + hash, UID: uid(r), Controller: corpus.Ptr(true), BlockOwnerDeletion: corpus.Ptr(true),
			}},
		},
		Spec: podSpec(r, a),
	}
	p.Metadata.Labels["pod-template-hash"] = hash
	schedule(r, &p.Spec)
	p.Status = podStatus(r, p.Spec, created)
	return p
}

func deployment(r *corpus.Rand) Deployment {
	a := newApp(r)
	created := instant(r)
	replicas := int32(r.Skewed(1, 20))
	generation := int64(r.Skewed(1, 60))
	d := Deployment{
		Metadata: ObjectMeta{
			Name: a.name, Namespace: a.namespace, UID: uid(r), ResourceVersion: version(r), Generation: generation,
			CreationTimestamp: &created, Labels: a.labels(r),
			Annotations: map[string]string{"deployment.kubernetes.io/revision": strconv.Itoa(r.Skewed(1, 60))},
		},
		Spec: DeploymentSpec{
			Replicas: &replicas, Selector: &LabelSelector{maps.Clone(a.selector)},
			Template: PodTemplate{ObjectMeta{Labels: a.labels(r), Annotations: annotations(r, a.port)}, podSpec(r, a)},
			Strategy: Strategy{"RollingUpdate", &RollingUpdate{"25%", "25%"}}, RevisionHistoryLimit: corpus.Ptr[int32](10),
			ProgressDeadlineSeconds: corpus.Ptr[int32](600),
		},
		Status: DeploymentStatus{ObservedGeneration: generation, Replicas: replicas, UpdatedReplicas: replicas},
	}
	if r.Chance(0.1) {
		d.Spec.Strategy = Strategy{Type: "Recreate"}
	}
	s := &d.Status
	s.ReadyReplicas = replicas
	available := condition("Available", "True", "MinimumReplicasAvailable", "Deployment has minimum availability.")
	if r.Chance(0.05) {
		s.ReadyReplicas = 0
		available = condition("Available", "False", "MinimumReplicasUnavailable", "Deployment does not have minimum availability.")
	}
	s.AvailableReplicas, s.UnavailableReplicas = s.ReadyReplicas, replicas-s.ReadyReplicas
	s.Conditions = []Condition{available, condition("Progressing", "True", "NewReplicaSetAvailable",
		`ReplicaSet "`+a.name+"-"+suffix(r, 9)+`" has successfully progressed.`)}
	for i := range s.Conditions {
		s.Conditions[i].LastTransitionTime = after(created, r, 60)
		s.Conditions[i].LastUpdateTime = after(*s.Conditions[i].LastTransitionTime, r, 9_000_000)
	}
	return d
}

func condition(typ, status, reason, message string) Condition {
	return Condition{Type: typ, Status: status, Reason: reason, Message: message}
}
