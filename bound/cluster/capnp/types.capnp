# Made by wirebench from Go types.
@0x8b4d8f49490b8a90;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/bound/cluster/capnp/types");

struct Timestamp {
  seconds @0 :Int64;  # since 1970
  nanos @1 :UInt32;
  offset @2 :Int32;  # of the zone, in seconds
}

struct PodList {
  kind @0 :Text;
  apiVersion @1 :Text;
  metadata @2 :ListMeta;
  items @3 :List(Pod);
}

struct ListMeta {
  resourceVersion @0 :Text;
}

struct Pod {
  metadata @0 :ObjectMeta;
  spec @1 :PodSpec;
  status @2 :PodStatus;
}

struct ObjectMeta {
  name @0 :Text;
  generateName @1 :Text;
  namespace @2 :Text;
  uid @3 :Text;
  resourceVersion @4 :Text;
  generation @5 :Int64;
  creationTimestamp @6 :Timestamp;
  labels @7 :List(StringStringMapPair);
  annotations @8 :List(StringStringMapPair);
  ownerReferences @9 :List(OwnerReference);
}

struct StringStringMapPair {
  key @0 :Text;
  value @1 :Text;
}

struct OwnerReference {
  apiVersion @0 :Text;
  kind @1 :Text;
  name @2 :Text;
  uid @3 :Text;
  controller :union {
    none @4 :Void;
    some @5 :Bool;
  }
  blockOwnerDeletion :union {
    none @6 :Void;
    some @7 :Bool;
  }
}

struct PodSpec {
  volumes @0 :List(Volume);
  initContainers @1 :List(Container);
  containers @2 :List(Container);
  restartPolicy @3 :Text;
  terminationGracePeriodSeconds :union {
    none @4 :Void;
    some @5 :Int64;
  }
  dnsPolicy @6 :Text;
  nodeSelector @7 :List(StringStringMapPair);
  serviceAccountName @8 :Text;
  nodeName @9 :Text;
  securityContext @10 :SecurityContext;
  affinity @11 :Affinity;
  schedulerName @12 :Text;
  tolerations @13 :List(Toleration);
  priorityClassName @14 :Text;
  priority :union {
    none @15 :Void;
    some @16 :Int32;
  }
  enableServiceLinks :union {
    none @17 :Void;
    some @18 :Bool;
  }
  preemptionPolicy @19 :Text;
}

struct Volume {
  name @0 :Text;
  hostPath @1 :HostPath;
  emptyDir @2 :EmptyDir;
  secret @3 :SecretVolume;
  persistentVolumeClaim @4 :VolumeClaim;
  configMap @5 :ConfigMapVolume;
  projected @6 :ProjectedVolume;
}

struct HostPath {
  path @0 :Text;
  type @1 :Text;
}

struct EmptyDir {
  medium @0 :Text;
  sizeLimit @1 :Text;
}

struct SecretVolume {
  secretName @0 :Text;
  defaultMode :union {
    none @1 :Void;
    some @2 :Int32;
  }
}

struct VolumeClaim {
  claimName @0 :Text;
}

struct ConfigMapVolume {
  name @0 :Text;
  defaultMode :union {
    none @1 :Void;
    some @2 :Int32;
  }
}

struct ProjectedVolume {
  sources @0 :List(Projection);
  defaultMode :union {
    none @1 :Void;
    some @2 :Int32;
  }
}

struct Projection {
  configMap @0 :ConfigMapVolume;
  serviceAccountToken @1 :TokenVolume;
}

struct TokenVolume {
  expirationSeconds :union {
    none @0 :Void;
    some @1 :Int64;
  }
  path @2 :Text;
}

struct Container {
  name @0 :Text;
  image @1 :Text;
  command @2 :List(Text);
  args @3 :List(Text);
  ports @4 :List(ContainerPort);
  env @5 :List(EnvVar);
  resources @6 :Resources;
  volumeMounts @7 :List(VolumeMount);
  livenessProbe @8 :Probe;
  readinessProbe @9 :Probe;
  terminationMessagePath @10 :Text;
  terminationMessagePolicy @11 :Text;
  imagePullPolicy @12 :Text;
  securityContext @13 :SecurityContext;
}

struct ContainerPort {
  name @0 :Text;
  containerPort @1 :Int32;
  protocol @2 :Text;
}

struct EnvVar {
  name @0 :Text;
  value @1 :Text;
  valueFrom @2 :EnvVarSource;
}

struct EnvVarSource {
  fieldRef @0 :FieldRef;
  configMapKeyRef @1 :KeyRef;
  secretKeyRef @2 :KeyRef;
}

struct FieldRef {
  apiVersion @0 :Text;
  fieldPath @1 :Text;
}

struct KeyRef {
  name @0 :Text;
  key @1 :Text;
  optional :union {
    none @2 :Void;
    some @3 :Bool;
  }
}

struct Resources {
  limits @0 :List(StringStringMapPair);
  requests @1 :List(StringStringMapPair);
}

struct VolumeMount {
  name @0 :Text;
  readOnly @1 :Bool;
  mountPath @2 :Text;
  subPath @3 :Text;
}

struct Probe {
  httpGet @0 :HTTPGetAction;
  initialDelaySeconds @1 :Int32;
  timeoutSeconds @2 :Int32;
  periodSeconds @3 :Int32;
  successThreshold @4 :Int32;
  failureThreshold @5 :Int32;
}

struct HTTPGetAction {
  path @0 :Text;
  port @1 :Text;
  scheme @2 :Text;
}

struct SecurityContext {
  capabilities @0 :Capabilities;
  runAsUser :union {
    none @1 :Void;
    some @2 :Int64;
  }
  runAsGroup :union {
    none @3 :Void;
    some @4 :Int64;
  }
  runAsNonRoot :union {
    none @5 :Void;
    some @6 :Bool;
  }
  readOnlyRootFilesystem :union {
    none @7 :Void;
    some @8 :Bool;
  }
  allowPrivilegeEscalation :union {
    none @9 :Void;
    some @10 :Bool;
  }
  fsGroup :union {
    none @11 :Void;
    some @12 :Int64;
  }
  seccompProfile @13 :SeccompProfile;
}

struct Capabilities {
  add @0 :List(Text);
  drop @1 :List(Text);
}

struct SeccompProfile {
  type @0 :Text;
}

struct Affinity {
  podAntiAffinity @0 :PodAffinity;
}

struct PodAffinity {
  required @0 :List(PodAffinityTerm);
}

struct PodAffinityTerm {
  labelSelector @0 :LabelSelector;
  topologyKey @1 :Text;
}

struct LabelSelector {
  matchLabels @0 :List(StringStringMapPair);
}

struct Toleration {
  key @0 :Text;
  operator @1 :Text;
  value @2 :Text;
  effect @3 :Text;
  tolerationSeconds :union {
    none @4 :Void;
    some @5 :Int64;
  }
}

struct PodStatus {
  phase @0 :Text;
  conditions @1 :List(Condition);
  hostIp @2 :Text;
  podIp @3 :Text;
  startTime @4 :Timestamp;
  initContainerStatuses @5 :List(ContainerStatus);
  containerStatuses @6 :List(ContainerStatus);
  qosClass @7 :Text;
}

struct Condition {
  type @0 :Text;
  status @1 :Text;
  lastUpdateTime @2 :Timestamp;
  lastTransitionTime @3 :Timestamp;
  reason @4 :Text;
  message2 @5 :Text;
}

struct ContainerStatus {
  name @0 :Text;
  state @1 :ContainerState;
  lastState @2 :ContainerState;
  ready @3 :Bool;
  restartCount @4 :Int32;
  image @5 :Text;
  imageId @6 :Text;
  containerId @7 :Text;
  started :union {
    none @8 :Void;
    some @9 :Bool;
  }
}

struct ContainerState {
  waiting @0 :StateWaiting;
  running @1 :StateRunning;
  terminated @2 :StateTerminated;
}

struct StateWaiting {
  reason @0 :Text;
  message2 @1 :Text;
}

struct StateRunning {
  startedAt @0 :Timestamp;
}

struct StateTerminated {
  exitCode @0 :Int32;
  reason @1 :Text;
  startedAt @2 :Timestamp;
  finishedAt @3 :Timestamp;
  containerId @4 :Text;
}

struct DeploymentList {
  kind @0 :Text;
  apiVersion @1 :Text;
  metadata @2 :ListMeta;
  items @3 :List(Deployment);
}

struct Deployment {
  metadata @0 :ObjectMeta;
  spec @1 :DeploymentSpec;
  status @2 :DeploymentStatus;
}

struct DeploymentSpec {
  replicas :union {
    none @0 :Void;
    some @1 :Int32;
  }
  selector @2 :LabelSelector;
  template @3 :PodTemplate;
  strategy @4 :Strategy;
  revisionHistoryLimit :union {
    none @5 :Void;
    some @6 :Int32;
  }
  progressDeadlineSeconds :union {
    none @7 :Void;
    some @8 :Int32;
  }
}

struct PodTemplate {
  metadata @0 :ObjectMeta;
  spec @1 :PodSpec;
}

struct Strategy {
  type @0 :Text;
  rollingUpdate @1 :RollingUpdate;
}

struct RollingUpdate {
  maxUnavailable @0 :Text;
  maxSurge @1 :Text;
}

struct DeploymentStatus {
  observedGeneration @0 :Int64;
  replicas @1 :Int32;
  updatedReplicas @2 :Int32;
  readyReplicas @3 :Int32;
  availableReplicas @4 :Int32;
  unavailableReplicas @5 :Int32;
  conditions @6 :List(Condition);
}
