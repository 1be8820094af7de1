// Package wide has a type with over 500 fields from five modules.
package wide

import (
	"github.com/CycloneDX/cyclonedx-go"
	"github.com/aws/aws-lambda-go/events"
	"github.com/google/go-github/v74/github"
	"github.com/opencontainers/runtime-spec/specs-go"
	core "k8s.io/api/core/v1"
)

// Wide is the type.
type Wide struct {
	Pod        core.Pod
	Repository github.Repository
	Component  cyclonedx.Component
	Request    events.APIGatewayV2HTTPRequest
	Container  specs.Spec
}
