// Package cluster has lists of objects as a Kubernetes API server returns them. The types have the
// fields that pods and deployments usually carry, under the names of the API's JSON. Values are
// generated, because the API's own fixtures have one value for each field ("nameValue"). The types
// leave out managed fields, ephemeral containers, affinity other than required anti-affinity
// between pods, selectors by expression, topology spread, probes other than by HTTP, lifecycle
// hooks, volumes of storage vendors, keys of volumes, devices and resource claims, second
// addresses, host aliases, DNS settings, options of Windows and SELinux, and fields that are
// usually null. Quantities are texts, as in JSON.
package cluster

import "time"

// PodList is the pods of a namespace.
type PodList struct {
	Kind       string   `json:"kind"`
	APIVersion string   `json:"apiVersion"`
	Metadata   ListMeta `json:"metadata"`
	Items      []Pod    `json:"items"`
}

// ListMeta has the version of the store at which a list was made.
type ListMeta struct {
	ResourceVersion string `json:"resourceVersion"`
}

// ObjectMeta has the fields that all objects share.
type ObjectMeta struct {
	Name              string            `json:"name,omitempty"`
	GenerateName      string            `json:"generateName,omitempty"`
	Namespace         string            `json:"namespace,omitempty"`
	UID               string            `json:"uid,omitempty"`
	ResourceVersion   string            `json:"resourceVersion,omitempty"`
	Generation        int64             `json:"generation,omitempty"`
	CreationTimestamp *time.Time        `json:"creationTimestamp,omitempty"`
	Labels            map[string]string `json:"labels,omitempty"`
	Annotations       map[string]string `json:"annotations,omitempty"`
	OwnerReferences   []OwnerReference  `json:"ownerReferences,omitempty"`
}

// OwnerReference names the object that made another.
type OwnerReference struct {
	APIVersion         string `json:"apiVersion"`
	Kind               string `json:"kind"`
	Name               string `json:"name"`
	UID                string `json:"uid"`
	Controller         *bool  `json:"controller,omitempty"`
	BlockOwnerDeletion *bool  `json:"blockOwnerDeletion,omitempty"`
}

// Pod is containers that run together.
type Pod struct {
	Metadata ObjectMeta `json:"metadata"`
	Spec     PodSpec    `json:"spec"`
	Status   PodStatus  `json:"status"`
}

// PodSpec describes what a pod runs.
type PodSpec struct {
	Volumes                       []Volume          `json:"volumes,omitempty"`
	InitContainers                []Container       `json:"initContainers,omitempty"`
	Containers                    []Container       `json:"containers"`
	RestartPolicy                 string            `json:"restartPolicy,omitempty"`
	TerminationGracePeriodSeconds *int64            `json:"terminationGracePeriodSeconds,omitempty"`
	DNSPolicy                     string            `json:"dnsPolicy,omitempty"`
	NodeSelector                  map[string]string `json:"nodeSelector,omitempty"`
	ServiceAccountName            string            `json:"serviceAccountName,omitempty"`
	NodeName                      string            `json:"nodeName,omitempty"`
	SecurityContext               *SecurityContext  `json:"securityContext,omitempty"`
	Affinity                      *Affinity         `json:"affinity,omitempty"`
	SchedulerName                 string            `json:"schedulerName,omitempty"`
	Tolerations                   []Toleration      `json:"tolerations,omitempty"`
	PriorityClassName             string            `json:"priorityClassName,omitempty"`
	Priority                      *int32            `json:"priority,omitempty"`
	EnableServiceLinks            *bool             `json:"enableServiceLinks,omitempty"`
	PreemptionPolicy              string            `json:"preemptionPolicy,omitempty"`
}

// Container is one program of a pod.
type Container struct {
	Name                     string           `json:"name"`
	Image                    string           `json:"image,omitempty"`
	Command                  []string         `json:"command,omitempty"`
	Args                     []string         `json:"args,omitempty"`
	Ports                    []ContainerPort  `json:"ports,omitempty"`
	Env                      []EnvVar         `json:"env,omitempty"`
	Resources                Resources        `json:"resources"`
	VolumeMounts             []VolumeMount    `json:"volumeMounts,omitempty"`
	LivenessProbe            *Probe           `json:"livenessProbe,omitempty"`
	ReadinessProbe           *Probe           `json:"readinessProbe,omitempty"`
	TerminationMessagePath   string           `json:"terminationMessagePath,omitempty"`
	TerminationMessagePolicy string           `json:"terminationMessagePolicy,omitempty"`
	ImagePullPolicy          string           `json:"imagePullPolicy,omitempty"`
	SecurityContext          *SecurityContext `json:"securityContext,omitempty"`
}

// ContainerPort is a port on which a container listens.
type ContainerPort struct {
	Name          string `json:"name,omitempty"`
	ContainerPort int32  `json:"containerPort"`
	Protocol      string `json:"protocol,omitempty"`
}

// EnvVar is a variable of the environment; one of Value and ValueFrom is set.
type EnvVar struct {
	Name      string        `json:"name"`
	Value     string        `json:"value,omitempty"`
	ValueFrom *EnvVarSource `json:"valueFrom,omitempty"`
}

// EnvVarSource says where a variable's value comes from; one field is set.
type EnvVarSource struct {
	FieldRef        *FieldRef `json:"fieldRef,omitempty"`
	ConfigMapKeyRef *KeyRef   `json:"configMapKeyRef,omitempty"`
	SecretKeyRef    *KeyRef   `json:"secretKeyRef,omitempty"`
}

// FieldRef names a field of the pod.
type FieldRef struct {
	APIVersion string `json:"apiVersion,omitempty"`
	FieldPath  string `json:"fieldPath"`
}

// KeyRef names a value of a config map or a secret.
type KeyRef struct {
	Name     string `json:"name,omitempty"`
	Key      string `json:"key"`
	Optional *bool  `json:"optional,omitempty"`
}

// Resources are the limits and the requests of a container.
type Resources struct {
	Limits   map[string]string `json:"limits,omitempty"`
	Requests map[string]string `json:"requests,omitempty"`
}

// VolumeMount says where a container finds a volume.
type VolumeMount struct {
	Name      string `json:"name"`
	ReadOnly  bool   `json:"readOnly,omitempty"`
	MountPath string `json:"mountPath"`
	SubPath   string `json:"subPath,omitempty"`
}

// Probe says how to check that a container is healthy.
type Probe struct {
	HTTPGet             *HTTPGetAction `json:"httpGet,omitempty"`
	InitialDelaySeconds int32          `json:"initialDelaySeconds,omitempty"`
	TimeoutSeconds      int32          `json:"timeoutSeconds,omitempty"`
	PeriodSeconds       int32          `json:"periodSeconds,omitempty"`
	SuccessThreshold    int32          `json:"successThreshold,omitempty"`
	FailureThreshold    int32          `json:"failureThreshold,omitempty"`
}

// HTTPGetAction is a request. In the API its port is a name or a number; here it is a text.
type HTTPGetAction struct {
	Path   string `json:"path,omitempty"`
	Port   string `json:"port"`
	Scheme string `json:"scheme,omitempty"`
}

// SecurityContext says what a pod or a container may do.
type SecurityContext struct {
	Capabilities             *Capabilities   `json:"capabilities,omitempty"`
	RunAsUser                *int64          `json:"runAsUser,omitempty"`
	RunAsGroup               *int64          `json:"runAsGroup,omitempty"`
	RunAsNonRoot             *bool           `json:"runAsNonRoot,omitempty"`
	ReadOnlyRootFilesystem   *bool           `json:"readOnlyRootFilesystem,omitempty"`
	AllowPrivilegeEscalation *bool           `json:"allowPrivilegeEscalation,omitempty"`
	FSGroup                  *int64          `json:"fsGroup,omitempty"`
	SeccompProfile           *SeccompProfile `json:"seccompProfile,omitempty"`
}

// Capabilities are rights of the root user.
type Capabilities struct {
	Add  []string `json:"add,omitempty"`
	Drop []string `json:"drop,omitempty"`
}

// SeccompProfile says which system calls are allowed.
type SeccompProfile struct {
	Type string `json:"type"`
}

// Volume is a folder. One field other than the name is set.
type Volume struct {
	Name                  string           `json:"name"`
	HostPath              *HostPath        `json:"hostPath,omitempty"`
	EmptyDir              *EmptyDir        `json:"emptyDir,omitempty"`
	Secret                *SecretVolume    `json:"secret,omitempty"`
	PersistentVolumeClaim *VolumeClaim     `json:"persistentVolumeClaim,omitempty"`
	ConfigMap             *ConfigMapVolume `json:"configMap,omitempty"`
	Projected             *ProjectedVolume `json:"projected,omitempty"`
}

// HostPath is a folder of the node.
type HostPath struct {
	Path string `json:"path"`
	Type string `json:"type,omitempty"`
}

// EmptyDir is a folder that is deleted with the pod.
type EmptyDir struct {
	Medium    string `json:"medium,omitempty"`
	SizeLimit string `json:"sizeLimit,omitempty"`
}

// SecretVolume is a secret as files.
type SecretVolume struct {
	SecretName  string `json:"secretName,omitempty"`
	DefaultMode *int32 `json:"defaultMode,omitempty"`
}

// VolumeClaim is persistent storage.
type VolumeClaim struct {
	ClaimName string `json:"claimName"`
}

// ConfigMapVolume is a config map as files.
type ConfigMapVolume struct {
	Name        string `json:"name,omitempty"`
	DefaultMode *int32 `json:"defaultMode,omitempty"`
}

// ProjectedVolume combines files of several sources.
type ProjectedVolume struct {
	Sources     []Projection `json:"sources"`
	DefaultMode *int32       `json:"defaultMode,omitempty"`
}

// Projection is one source; one field is set.
type Projection struct {
	ConfigMap           *ConfigMapVolume `json:"configMap,omitempty"`
	ServiceAccountToken *TokenVolume     `json:"serviceAccountToken,omitempty"`
}

// TokenVolume is a token of the pod's account.
type TokenVolume struct {
	ExpirationSeconds *int64 `json:"expirationSeconds,omitempty"`
	Path              string `json:"path"`
}

// Affinity says near which pods another pod may run.
type Affinity struct {
	PodAntiAffinity *PodAffinity `json:"podAntiAffinity,omitempty"`
}

// PodAffinity says which pods to avoid.
type PodAffinity struct {
	Required []PodAffinityTerm `json:"requiredDuringSchedulingIgnoredDuringExecution,omitempty"`
}

// PodAffinityTerm selects pods, and defines what is near: the same node or the same zone.
type PodAffinityTerm struct {
	LabelSelector *LabelSelector `json:"labelSelector,omitempty"`
	TopologyKey   string         `json:"topologyKey"`
}

// LabelSelector selects objects by their labels.
type LabelSelector struct {
	MatchLabels map[string]string `json:"matchLabels,omitempty"`
}

// Toleration is a taint of a node that does not keep a pod away.
type Toleration struct {
	Key               string `json:"key,omitempty"`
	Operator          string `json:"operator,omitempty"`
	Value             string `json:"value,omitempty"`
	Effect            string `json:"effect,omitempty"`
	TolerationSeconds *int64 `json:"tolerationSeconds,omitempty"`
}

// PodStatus is the state of a pod.
type PodStatus struct {
	Phase                 string            `json:"phase,omitempty"`
	Conditions            []Condition       `json:"conditions,omitempty"`
	HostIP                string            `json:"hostIP,omitempty"`
	PodIP                 string            `json:"podIP,omitempty"`
	StartTime             *time.Time        `json:"startTime,omitempty"`
	InitContainerStatuses []ContainerStatus `json:"initContainerStatuses,omitempty"`
	ContainerStatuses     []ContainerStatus `json:"containerStatuses,omitempty"`
	QOSClass              string            `json:"qosClass,omitempty"`
}

// Condition is a condition of a pod or of a deployment. Only a deployment's has LastUpdateTime.
type Condition struct {
	Type               string     `json:"type"`
	Status             string     `json:"status"`
	LastUpdateTime     *time.Time `json:"lastUpdateTime,omitempty"`
	LastTransitionTime *time.Time `json:"lastTransitionTime,omitempty"`
	Reason             string     `json:"reason,omitempty"`
	Message            string     `json:"message,omitempty"`
}

// ContainerStatus is the status of a container.
type ContainerStatus struct {
	Name         string         `json:"name"`
	State        ContainerState `json:"state"`
	LastState    ContainerState `json:"lastState"`
	Ready        bool           `json:"ready"`
	RestartCount int32          `json:"restartCount"`
	Image        string         `json:"image"`
	ImageID      string         `json:"imageID"`
	ContainerID  string         `json:"containerID,omitempty"`
	Started      *bool          `json:"started,omitempty"`
}

// ContainerState is the state of a container; at most one field is set.
type ContainerState struct {
	Waiting    *StateWaiting    `json:"waiting,omitempty"`
	Running    *StateRunning    `json:"running,omitempty"`
	Terminated *StateTerminated `json:"terminated,omitempty"`
}

// StateWaiting says why a container does not run yet.
type StateWaiting struct {
	Reason  string `json:"reason,omitempty"`
	Message string `json:"message,omitempty"`
}

// StateRunning says since when a container runs.
type StateRunning struct {
	StartedAt *time.Time `json:"startedAt,omitempty"`
}

// StateTerminated says how a container ended.
type StateTerminated struct {
	ExitCode    int32      `json:"exitCode"`
	Reason      string     `json:"reason,omitempty"`
	StartedAt   *time.Time `json:"startedAt,omitempty"`
	FinishedAt  *time.Time `json:"finishedAt,omitempty"`
	ContainerID string     `json:"containerID,omitempty"`
}
