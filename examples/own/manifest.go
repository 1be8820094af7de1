// Package own has types of well-known modules and messages of them, for wirebench own.
package own

import (
	"fmt"
	"time"

	"github.com/opencontainers/go-digest"
	"github.com/opencontainers/image-spec/specs-go"
	v1 "github.com/opencontainers/image-spec/specs-go/v1"
)

// Manifests returns manifests of container images.
func Manifests() []v1.Manifest {
	var all []v1.Manifest
	for i := range 64 {
		layer := func(kind string, n int) v1.Descriptor {
			return v1.Descriptor{MediaType: kind, Digest: digest.FromString(fmt.Sprint(kind, i, n)), Size: int64(1000*i + 7919*n)}
		}
		m := v1.Manifest{
			Versioned:   specs.Versioned{SchemaVersion: 2},
			MediaType:   v1.MediaTypeImageManifest,
			Config:      layer(v1.MediaTypeImageConfig, 0),
			Annotations: map[string]string{v1.AnnotationCreated: time.Unix(1.7e9+int64(i), 0).UTC().Format(time.RFC3339), v1.AnnotationRefName: fmt.Sprint("v1.", i)},
		}
		for n := range 2 + i%6 {
			m.Layers = append(m.Layers, layer(v1.MediaTypeImageLayerGzip, n+1))
		}
		all = append(all, m)
	}
	return all
}
