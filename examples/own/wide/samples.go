package wide

import (
	"fmt"
	"time"

	"github.com/CycloneDX/cyclonedx-go"
	"github.com/aws/aws-lambda-go/events"
	"github.com/google/go-github/v74/github"
	"github.com/opencontainers/runtime-spec/specs-go"
	core "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// Samples returns messages that deployments might send about themselves.
func Samples() []Wide {
	var all []Wide
	for i := range 32 {
		all = append(all, Wide{pod(i), repository(i), component(i), request(i), container(i)})
	}
	return all
}

func at(i int) time.Time { return time.Unix(1.7e9+int64(i)*3607, 0).UTC() }

func pod(i int) core.Pod {
	name := fmt.Sprint("shop-", i)
	return core.Pod{
		TypeMeta: meta.TypeMeta{Kind: "Pod", APIVersion: "v1"},
		ObjectMeta: meta.ObjectMeta{
			Name: name, Namespace: "shop", ResourceVersion: fmt.Sprint(70000 + i), CreationTimestamp: meta.NewTime(at(i)),
			Labels: map[string]string{"app": "shop", "pod-template-hash": fmt.Sprintf("%x", 7919*i)},
		},
		Spec: core.PodSpec{
			NodeName: fmt.Sprint("node-", i%5), RestartPolicy: core.RestartPolicyAlways,
			Containers: []core.Container{{
				Name: "shop", Image: fmt.Sprintf("example.com/shop:1.%d", i), Args: []string{"serve", "--port=8080"},
				Ports: []core.ContainerPort{{Name: "http", ContainerPort: 8080, Protocol: core.ProtocolTCP}},
				Env:   []core.EnvVar{{Name: "REGION", Value: "eu-central-1"}, {Name: "SHARD", Value: fmt.Sprint(i)}},
				Resources: core.ResourceRequirements{Requests: core.ResourceList{
					core.ResourceCPU: resource.MustParse("250m"), core.ResourceMemory: resource.MustParse(fmt.Sprintf("%dMi", 64*(1+i%8))),
				}},
			}},
			Tolerations: []core.Toleration{{Key: "node.kubernetes.io/not-ready", Operator: core.TolerationOpExists, Effect: core.TaintEffectNoExecute}},
		},
		Status: core.PodStatus{
			Phase: core.PodRunning, PodIP: fmt.Sprint("10.1.2.", i), QOSClass: core.PodQOSBurstable,
			Conditions: []core.PodCondition{{Type: core.PodReady, Status: core.ConditionTrue, LastTransitionTime: meta.NewTime(at(i + 1))}},
		},
	}
}

func repository(i int) github.Repository {
	created := github.Timestamp{Time: at(i)}
	return github.Repository{
		ID: github.Ptr(int64(1e8 + i)), Name: github.Ptr("shop"), FullName: github.Ptr("example/shop"), Private: github.Ptr(i%2 == 0),
		Owner:     &github.User{Login: github.Ptr("example"), ID: github.Ptr(int64(42)), Type: github.Ptr("Organization")},
		CreatedAt: &created, PushedAt: &created, StargazersCount: github.Ptr(17 * i), Topics: []string{"go", "shop"},
		License: &github.License{Key: github.Ptr("mit"), Name: github.Ptr("MIT License")},
	}
}

func component(i int) cyclonedx.Component {
	return cyclonedx.Component{
		BOMRef: fmt.Sprint("shop@", i), Type: cyclonedx.ComponentTypeContainer, Name: "shop", Version: fmt.Sprint("1.", i),
		PackageURL: fmt.Sprint("pkg:oci/shop@1.", i), Licenses: &cyclonedx.Licenses{{License: &cyclonedx.License{ID: "MIT"}}},
		Hashes: &[]cyclonedx.Hash{{Algorithm: cyclonedx.HashAlgoSHA256, Value: fmt.Sprintf("%064x", 7919*i)}},
	}
}

func request(i int) events.APIGatewayV2HTTPRequest {
	return events.APIGatewayV2HTTPRequest{
		Version: "2.0", RouteKey: "POST /orders", RawPath: "/orders", RawQueryString: fmt.Sprint("page=", i),
		Headers:               map[string]string{"content-type": "application/json", "user-agent": "shop/1.0"},
		QueryStringParameters: map[string]string{"page": fmt.Sprint(i)},
		RequestContext: events.APIGatewayV2HTTPRequestContext{
			RequestID: fmt.Sprintf("%012x", i), Time: at(i).Format(time.RFC1123), TimeEpoch: at(i).UnixMilli(),
			HTTP: events.APIGatewayV2HTTPRequestContextHTTPDescription{Method: "POST", Path: "/orders", Protocol: "HTTP/1.1", SourceIP: fmt.Sprint("192.0.2.", i)},
		},
		Body: fmt.Sprintf(`{"order":%d,"lines":[{"item":"apple","n":%d}]}`, 1000+i, 1+i%7),
	}
}

func container(i int) specs.Spec {
	limit := int64(1<<26) * int64(1+i%8)
	return specs.Spec{
		Version: "1.2.0", Hostname: fmt.Sprint("shop-", i),
		Process: &specs.Process{
			Args: []string{"/shop", "serve"}, Env: []string{"PATH=/usr/bin", fmt.Sprint("SHARD=", i)}, Cwd: "/",
			User:    specs.User{UID: 1000, GID: 1000},
			Rlimits: []specs.POSIXRlimit{{Type: "RLIMIT_NOFILE", Hard: 1024, Soft: 1024}},
		},
		Root:   &specs.Root{Path: "rootfs", Readonly: true},
		Mounts: []specs.Mount{{Destination: "/proc", Type: "proc", Source: "proc"}, {Destination: "/tmp", Type: "tmpfs", Source: "tmpfs", Options: []string{"nosuid", "size=64m"}}},
		Linux: &specs.Linux{
			Resources:  &specs.LinuxResources{Memory: &specs.LinuxMemory{Limit: &limit}},
			Namespaces: []specs.LinuxNamespace{{Type: specs.PIDNamespace}, {Type: specs.MountNamespace}},
		},
	}
}
