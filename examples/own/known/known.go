// Package known has a struct of well-known types that have methods of their own.
package known

import (
	"database/sql"
	"encoding/json"
	"math/big"
	"net"
	"net/netip"
	"net/url"
	"time"

	"github.com/google/uuid"
	"github.com/shopspring/decimal"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// Shape is implemented by several types.
type Shape interface{ Area() float64 }
type Circle struct{ R float64 }
type Square struct{ Side float64 }

func (c *Circle) Area() float64 { return c.R * c.R * 3 }
func (s Square) Area() float64  { return s.Side * s.Side }

// Known is the struct.
type Known struct {
	Addr    netip.Addr
	Addrs   []netip.Prefix
	ID      uuid.UUID
	Big     *big.Int
	Rat     big.Rat
	Link    url.URL
	Price   decimal.Decimal
	Limits  map[string]resource.Quantity
	Port    intstr.IntOrString
	Created metav1.Time
	Null    sql.Null[int64]
	NS      sql.NullString
	Num     json.Number
	Raw     json.RawMessage
	IP      net.IP
	At      time.Time
	secret  int
	Debug   string `json:"-"`
	Shape   Shape
	Shapes  []Shape
	Notify  chan int
	Level   complex128
	Peers   map[netip.Addr]string
}

func Samples() []Known {
	var all []Known
	for i := range 200 {
		n := int64(i * 7919)
		k := Known{
			Addr:    netip.AddrFrom4([4]byte{10, 0, byte(i >> 8), byte(i)}),
			Addrs:   []netip.Prefix{netip.PrefixFrom(netip.AddrFrom4([4]byte{10, byte(i), 0, 0}), 16)},
			ID:      uuid.NewSHA1(uuid.NameSpaceOID, []byte{byte(i)}),
			Big:     big.NewInt(n * n),
			Link:    url.URL{Scheme: "https", Host: "example.com", Path: "/a/b"},
			Price:   decimal.New(n, -2),
			Limits:  map[string]resource.Quantity{"cpu": resource.MustParse("100m"), "memory": resource.MustParse("1Gi")},
			Port:    intstr.FromInt32(int32(i)),
			Created: metav1.NewTime(time.Unix(1700000000+n, 0)),
			Null:    sql.Null[int64]{V: n, Valid: true},
			NS:      sql.NullString{String: "x", Valid: true},
			Num:     "12.5",
			Raw:     json.RawMessage(`{"a":1}`),
			IP:      net.IPv4(1, 2, 3, byte(i)).To4(),
			At:      time.Unix(1700000000, 5).UTC(),
			secret:  5,
			Debug:   "x",
			Shape:   &Circle{float64(i)},
			Shapes:  []Shape{Square{2}, &Circle{1}},
			Peers:   map[netip.Addr]string{netip.AddrFrom4([4]byte{1, 2, 3, byte(i)}): "a"},
		}
		k.Rat.SetFrac64(n+1, 3)
		all = append(all, k)
	}
	return all
}
