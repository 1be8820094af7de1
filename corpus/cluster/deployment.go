package cluster

// DeploymentList is the deployments of a namespace.
type DeploymentList struct {
	Kind       string       `json:"kind"`
	APIVersion string       `json:"apiVersion"`
	Metadata   ListMeta     `json:"metadata"`
	Items      []Deployment `json:"items"`
}

// Deployment is a number of identical pods.
type Deployment struct {
	Metadata ObjectMeta       `json:"metadata"`
	Spec     DeploymentSpec   `json:"spec"`
	Status   DeploymentStatus `json:"status"`
}

// DeploymentSpec describes what is deployed.
type DeploymentSpec struct {
	Replicas                *int32         `json:"replicas,omitempty"`
	Selector                *LabelSelector `json:"selector"`
	Template                PodTemplate    `json:"template"`
	Strategy                Strategy       `json:"strategy"`
	RevisionHistoryLimit    *int32         `json:"revisionHistoryLimit,omitempty"`
	ProgressDeadlineSeconds *int32         `json:"progressDeadlineSeconds,omitempty"`
}

// PodTemplate describes the pods that a deployment creates.
type PodTemplate struct {
	Metadata ObjectMeta `json:"metadata"`
	Spec     PodSpec    `json:"spec"`
}

// Strategy says how pods are replaced by new ones.
type Strategy struct {
	Type          string         `json:"type,omitempty"`
	RollingUpdate *RollingUpdate `json:"rollingUpdate,omitempty"`
}

// RollingUpdate says how many pods are replaced at once: a number or a percentage, here as a text.
type RollingUpdate struct {
	MaxUnavailable string `json:"maxUnavailable,omitempty"`
	MaxSurge       string `json:"maxSurge,omitempty"`
}

// DeploymentStatus is the progress of a deployment.
type DeploymentStatus struct {
	ObservedGeneration  int64       `json:"observedGeneration,omitempty"`
	Replicas            int32       `json:"replicas,omitempty"`
	UpdatedReplicas     int32       `json:"updatedReplicas,omitempty"`
	ReadyReplicas       int32       `json:"readyReplicas,omitempty"`
	AvailableReplicas   int32       `json:"availableReplicas,omitempty"`
	UnavailableReplicas int32       `json:"unavailableReplicas,omitempty"`
	Conditions          []Condition `json:"conditions,omitempty"`
}
