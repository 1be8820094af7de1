// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// PodList is a cluster.PodList in Go.
struct PodList {
  1: string Kind
  2: string APIVersion
  3: ListMeta Metadata
  4: list<Pod> Items
}

// ListMeta is a cluster.ListMeta in Go.
struct ListMeta {
  1: string ResourceVersion
}

// Pod is a cluster.Pod in Go.
struct Pod {
  1: ObjectMeta Metadata
  2: PodSpec Spec
  3: PodStatus Status
}

// ObjectMeta is a cluster.ObjectMeta in Go.
struct ObjectMeta {
  1: string Name
  2: string GenerateName
  3: string Namespace
  4: string UID
  5: string ResourceVersion
  6: i64 Generation
  7: optional Time CreationTimestamp
  8: map<string, string> Labels
  9: map<string, string> Annotations
  10: list<OwnerReference> OwnerReferences
}

// OwnerReference is a cluster.OwnerReference in Go.
struct OwnerReference {
  1: string APIVersion
  2: string Kind
  3: string Name
  4: string UID
  5: optional bool Controller
  6: optional bool BlockOwnerDeletion
}

// PodSpec is a cluster.PodSpec in Go.
struct PodSpec {
  1: list<Volume> Volumes
  2: list<Container> InitContainers
  3: list<Container> Containers
  4: string RestartPolicy
  5: optional i64 TerminationGracePeriodSeconds
  6: string DNSPolicy
  7: map<string, string> NodeSelector
  8: string ServiceAccountName
  9: string NodeName
  10: optional SecurityContext SecurityContext
  11: optional Affinity Affinity
  12: string SchedulerName
  13: list<Toleration> Tolerations
  14: string PriorityClassName
  15: optional i32 Priority
  16: optional bool EnableServiceLinks
  17: string PreemptionPolicy
}

// Volume is a cluster.Volume in Go.
struct Volume {
  1: string Name
  2: optional HostPath HostPath
  3: optional EmptyDir EmptyDir
  4: optional SecretVolume Secret
  5: optional VolumeClaim PersistentVolumeClaim
  6: optional ConfigMapVolume ConfigMap
  7: optional ProjectedVolume Projected
}

// HostPath is a cluster.HostPath in Go.
struct HostPath {
  1: string Path
  2: string Type
}

// EmptyDir is a cluster.EmptyDir in Go.
struct EmptyDir {
  1: string Medium
  2: string SizeLimit
}

// SecretVolume is a cluster.SecretVolume in Go.
struct SecretVolume {
  1: string SecretName
  2: optional i32 DefaultMode
}

// VolumeClaim is a cluster.VolumeClaim in Go.
struct VolumeClaim {
  1: string ClaimName
}

// ConfigMapVolume is a cluster.ConfigMapVolume in Go.
struct ConfigMapVolume {
  1: string Name
  2: optional i32 DefaultMode
}

// ProjectedVolume is a cluster.ProjectedVolume in Go.
struct ProjectedVolume {
  1: list<Projection> Sources
  2: optional i32 DefaultMode
}

// Projection is a cluster.Projection in Go.
struct Projection {
  1: optional ConfigMapVolume ConfigMap
  2: optional TokenVolume ServiceAccountToken
}

// TokenVolume is a cluster.TokenVolume in Go.
struct TokenVolume {
  1: optional i64 ExpirationSeconds
  2: string Path
}

// Container is a cluster.Container in Go.
struct Container {
  1: string Name
  2: string Image
  3: list<string> Command
  4: list<string> Args
  5: list<ContainerPort> Ports
  6: list<EnvVar> Env
  7: Resources Resources
  8: list<VolumeMount> VolumeMounts
  9: optional Probe LivenessProbe
  10: optional Probe ReadinessProbe
  11: string TerminationMessagePath
  12: string TerminationMessagePolicy
  13: string ImagePullPolicy
  14: optional SecurityContext SecurityContext
}

// ContainerPort is a cluster.ContainerPort in Go.
struct ContainerPort {
  1: string Name
  2: i32 ContainerPort
  3: string Protocol
}

// EnvVar is a cluster.EnvVar in Go.
struct EnvVar {
  1: string Name
  2: string Value
  3: optional EnvVarSource ValueFrom
}

// EnvVarSource is a cluster.EnvVarSource in Go.
struct EnvVarSource {
  1: optional FieldRef FieldRef
  2: optional KeyRef ConfigMapKeyRef
  3: optional KeyRef SecretKeyRef
}

// FieldRef is a cluster.FieldRef in Go.
struct FieldRef {
  1: string APIVersion
  2: string FieldPath
}

// KeyRef is a cluster.KeyRef in Go.
struct KeyRef {
  1: string Name
  2: string Key
  3: optional bool Optional
}

// Resources is a cluster.Resources in Go.
struct Resources {
  1: map<string, string> Limits
  2: map<string, string> Requests
}

// VolumeMount is a cluster.VolumeMount in Go.
struct VolumeMount {
  1: string Name
  2: bool ReadOnly
  3: string MountPath
  4: string SubPath
}

// Probe is a cluster.Probe in Go.
struct Probe {
  1: optional HTTPGetAction HTTPGet
  2: i32 InitialDelaySeconds
  3: i32 TimeoutSeconds
  4: i32 PeriodSeconds
  5: i32 SuccessThreshold
  6: i32 FailureThreshold
}

// HTTPGetAction is a cluster.HTTPGetAction in Go.
struct HTTPGetAction {
  1: string Path
  2: string Port
  3: string Scheme
}

// SecurityContext is a cluster.SecurityContext in Go.
struct SecurityContext {
  1: optional Capabilities Capabilities
  2: optional i64 RunAsUser
  3: optional i64 RunAsGroup
  4: optional bool RunAsNonRoot
  5: optional bool ReadOnlyRootFilesystem
  6: optional bool AllowPrivilegeEscalation
  7: optional i64 FSGroup
  8: optional SeccompProfile SeccompProfile
}

// Capabilities is a cluster.Capabilities in Go.
struct Capabilities {
  1: list<string> Add
  2: list<string> Drop
}

// SeccompProfile is a cluster.SeccompProfile in Go.
struct SeccompProfile {
  1: string Type
}

// Affinity is a cluster.Affinity in Go.
struct Affinity {
  1: optional PodAffinity PodAntiAffinity
}

// PodAffinity is a cluster.PodAffinity in Go.
struct PodAffinity {
  1: list<PodAffinityTerm> Required
}

// PodAffinityTerm is a cluster.PodAffinityTerm in Go.
struct PodAffinityTerm {
  1: optional LabelSelector LabelSelector
  2: string TopologyKey
}

// LabelSelector is a cluster.LabelSelector in Go.
struct LabelSelector {
  1: map<string, string> MatchLabels
}

// Toleration is a cluster.Toleration in Go.
struct Toleration {
  1: string Key
  2: string Operator
  3: string Value
  4: string Effect
  5: optional i64 TolerationSeconds
}

// PodStatus is a cluster.PodStatus in Go.
struct PodStatus {
  1: string Phase
  2: list<Condition> Conditions
  3: string HostIP
  4: string PodIP
  5: optional Time StartTime
  6: list<ContainerStatus> InitContainerStatuses
  7: list<ContainerStatus> ContainerStatuses
  8: string QOSClass
}

// Condition is a cluster.Condition in Go.
struct Condition {
  1: string Type
  2: string Status
  3: optional Time LastUpdateTime
  4: optional Time LastTransitionTime
  5: string Reason
  6: string Message
}

// ContainerStatus is a cluster.ContainerStatus in Go.
struct ContainerStatus {
  1: string Name
  2: ContainerState State
  3: ContainerState LastState
  4: bool Ready
  5: i32 RestartCount
  6: string Image
  7: string ImageID
  8: string ContainerID
  9: optional bool Started
}

// ContainerState is a cluster.ContainerState in Go.
struct ContainerState {
  1: optional StateWaiting Waiting
  2: optional StateRunning Running
  3: optional StateTerminated Terminated
}

// StateWaiting is a cluster.StateWaiting in Go.
struct StateWaiting {
  1: string Reason
  2: string Message
}

// StateRunning is a cluster.StateRunning in Go.
struct StateRunning {
  1: optional Time StartedAt
}

// StateTerminated is a cluster.StateTerminated in Go.
struct StateTerminated {
  1: i32 ExitCode
  2: string Reason
  3: optional Time StartedAt
  4: optional Time FinishedAt
  5: string ContainerID
}

// DeploymentList is a cluster.DeploymentList in Go.
struct DeploymentList {
  1: string Kind
  2: string APIVersion
  3: ListMeta Metadata
  4: list<Deployment> Items
}

// Deployment is a cluster.Deployment in Go.
struct Deployment {
  1: ObjectMeta Metadata
  2: DeploymentSpec Spec
  3: DeploymentStatus Status
}

// DeploymentSpec is a cluster.DeploymentSpec in Go.
struct DeploymentSpec {
  1: optional i32 Replicas
  2: optional LabelSelector Selector
  3: PodTemplate Template
  4: Strategy Strategy
  5: optional i32 RevisionHistoryLimit
  6: optional i32 ProgressDeadlineSeconds
}

// PodTemplate is a cluster.PodTemplate in Go.
struct PodTemplate {
  1: ObjectMeta Metadata
  2: PodSpec Spec
}

// Strategy is a cluster.Strategy in Go.
struct Strategy {
  1: string Type
  2: optional RollingUpdate RollingUpdate
}

// RollingUpdate is a cluster.RollingUpdate in Go.
struct RollingUpdate {
  1: string MaxUnavailable
  2: string MaxSurge
}

// DeploymentStatus is a cluster.DeploymentStatus in Go.
struct DeploymentStatus {
  1: i64 ObservedGeneration
  2: i32 Replicas
  3: i32 UpdatedReplicas
  4: i32 ReadyReplicas
  5: i32 AvailableReplicas
  6: i32 UnavailableReplicas
  7: list<Condition> Conditions
}
