// Package prom has families of Prometheus metrics.
package prom

import (
	dto "github.com/prometheus/client_model/go"
	"google.golang.org/protobuf/proto"
)

func Samples() []*dto.MetricFamily {
	var all []*dto.MetricFamily
	for i := range 100 {
		mf := &dto.MetricFamily{Name: proto.String("http_requests_total"), Help: proto.String("requests"), Type: dto.MetricType_COUNTER.Enum()}
		for j := range 10 {
			mf.Metric = append(mf.Metric, &dto.Metric{
				Label:   []*dto.LabelPair{{Name: proto.String("code"), Value: proto.String("200")}, {Name: proto.String("method"), Value: proto.String("get")}},
				Counter: &dto.Counter{Value: proto.Float64(float64(i*100 + j))},
			})
		}
		all = append(all, mf)
	}
	return all
}
