module github.com/wirebench/wirebench

go 1.26.0

require (
	buf.build/go/hyperpb v0.1.3
	capnproto.org/go/capnp/v3 v3.1.0-alpha.2
	connectrpc.com/connect v1.21.1
	github.com/200sc/bebop v0.6.2
	github.com/BurntSushi/toml v1.6.0
	github.com/CrowdStrike/csproto v0.35.0
	github.com/CycloneDX/cyclonedx-go v0.12.0
	github.com/HdrHistogram/hdrhistogram-go v1.4.0
	github.com/KimMachineGun/automemlimit v1.0.1
	github.com/Sereal/Sereal/Go/sereal v0.0.0-20231009093132-b9187f1a92c6
	github.com/VictoriaMetrics/easyproto v1.2.0
	github.com/aclements/go-moremath v0.0.0-20210112150236-f10218a38794
	github.com/agnivade/levenshtein v1.2.2
	github.com/alecthomas/binary v0.0.0-20221018225505-74871811ee56
	github.com/amazon-ion/ion-go v1.5.0
	github.com/anthdm/hollywood v1.0.5
	github.com/apache/fory/go/fory v1.6.1
	github.com/apache/thrift v0.25.0
	github.com/aperturerobotics/protobuf-go-lite v0.14.0
	github.com/asynkron/protoactor-go v0.0.0-20240822202345-3c0e61ca19c9
	github.com/bufbuild/protocompile v0.14.1
	github.com/buger/jsonparser v1.6.1
	github.com/bytedance/sonic v1.15.5
	github.com/calmh/xdr v1.2.0
	github.com/chmike/ditp v0.0.0-20240629115045-1ab5bbd646cd
	github.com/chromedp/cdproto v0.159.0
	github.com/chromedp/chromedp v0.23.0
	github.com/cloudwego/frugal v0.3.1
	github.com/cloudwego/gopkg v0.2.0
	github.com/cloudwego/thriftgo v0.4.5
	github.com/cosmos/cosmos-proto v1.0.0-beta.5
	github.com/davecgh/go-xdr v0.0.0-20161123171359-e6a2ba005892
	github.com/deneonet/benc v1.1.8
	github.com/edsrzf/mmap-go v1.2.0
	github.com/evanw/esbuild v0.28.2
	github.com/ferranbt/fastssz v0.1.4
	github.com/fxamacker/cbor/v2 v2.10.0
	github.com/globalsign/mgo v0.0.0-20181015135952-eeefdecb41b8
	github.com/glycerine/go-capnproto v0.0.0-20190118050403-2d07de3aa7fc
	github.com/go-faster/jx v1.2.0
	github.com/go-json-experiment/json v1.27.2
	github.com/go-zeromq/zmq4 v0.17.0
	github.com/goccy/go-json v0.12.0
	github.com/goccy/go-yaml v1.19.2
	github.com/gofrs/flock v0.13.2
	github.com/gogo/protobuf v1.3.2
	github.com/google/flatbuffers v25.12.19+incompatible
	github.com/google/go-cmp v0.7.0
	github.com/hamba/avro/v2 v2.31.0
	github.com/hashicorp/go-msgpack/v2 v2.1.5
	github.com/hprose/hprose-go v0.0.0-20161031134501-83de97da5004
	github.com/hprose/hprose-golang v2.0.4+incompatible
	github.com/hprose/hprose-golang/v3 v3.0.16
	github.com/ikkerens/ikeapack v1.5.1
	github.com/ipfs/go-cid v0.6.1
	github.com/ipld/go-ipld-prime v0.24.0
	github.com/jedib0t/go-pretty/v6 v6.8.3
	github.com/json-iterator/go v1.1.12
	github.com/karalabe/ssz v0.3.0
	github.com/kelindar/binary v1.2.3
	github.com/klauspost/compress v1.20.3
	github.com/linkedin/goavro v1.0.5
	github.com/linkedin/goavro/v2 v2.15.0
	github.com/loopholelabs/polyglot/v2 v2.0.5
	github.com/lxzan/gws v1.8.9
	github.com/mailru/easyjson v0.9.2
	github.com/mattn/go-isatty v0.0.24
	github.com/minio/simdjson-go v0.4.5
	github.com/mojura/enkodo v0.5.6
	github.com/mus-format/mus-go v0.10.2
	github.com/nats-io/nats-server/v2 v2.15.2
	github.com/nats-io/nats.go v1.55.0
	github.com/nazarifard/fastape v0.0.0-20240611084216-abaecf150e5b
	github.com/near/borsh-go v0.3.1
	github.com/niubaoshu/gotiny v0.0.3
	github.com/pascaldekloe/colfer v1.8.1
	github.com/pelletier/go-toml/v2 v2.4.3
	github.com/pk910/dynamic-ssz v1.4.0
	github.com/planetscale/vtprotobuf v0.6.1-0.20240319094008-0393e58bdf10
	github.com/pquerna/ffjson v0.0.0-20190930134022-aa0246cd15f7
	github.com/prysmaticlabs/go-ssz v0.0.0-20190827151743-72881c4223d8
	github.com/quic-go/quic-go v0.65.0
	github.com/rogpeppe/go-internal v1.16.0
	github.com/schollz/progressbar/v3 v3.19.1
	github.com/segmentio/encoding v0.5.4
	github.com/shamaton/msgpack/v2 v2.4.1
	github.com/shamaton/msgpack/v3 v3.2.0
	github.com/shamaton/msgpackgen v1.1.0
	github.com/shirou/gopsutil/v4 v4.26.10
	github.com/spf13/cobra v1.10.2
	github.com/spf13/pflag v1.0.9
	github.com/stellar/go-xdr v0.0.0-20260828180817-2b1309f8a5a6
	github.com/tidwall/gjson v1.20.1
	github.com/tinylib/msgp v1.6.5
	github.com/twmb/avro v1.9.0
	github.com/ugorji/go/codec v1.3.2
	github.com/valyala/fastjson v1.6.10
	github.com/vmihailenco/msgpack/v4 v4.3.13
	github.com/vmihailenco/msgpack/v5 v5.4.1
	github.com/wI2L/jettison v0.7.4
	github.com/whyrusleeping/cbor-gen v0.3.1
	go.dedis.ch/protobuf v1.0.11
	go.mongodb.org/mongo-driver v1.17.10
	go.mongodb.org/mongo-driver/v2 v2.10.0
	go.nanomsg.org/mangos/v3 v3.4.2
	go.yaml.in/yaml/v3 v3.0.6
	go.yaml.in/yaml/v4 v4.0.0
	golang.org/x/mod v0.42.0
	golang.org/x/perf v0.0.0-20260908200009-22c9c6c9d4da
	golang.org/x/sync v0.24.0
	golang.org/x/sys v0.49.0
	golang.org/x/term v0.47.0
	golang.org/x/tools v0.52.0
	golang.org/x/xerrors v0.0.0-20240903120638-7835f813f4da
	google.golang.org/grpc v1.85.0
	google.golang.org/protobuf v1.36.12
	gopkg.in/mgo.v2 v2.0.0-20190816093944-a6b53ec6cb22
	gopkg.in/yaml.v2 v2.4.0
	howett.net/plist v1.0.1
	storj.io/drpc v1.0.0
	zombiezen.com/go/capnproto2 v2.18.2+incompatible
)

require (
	dario.cat/mergo v1.0.1 // indirect
	github.com/DataDog/gostackparse v0.7.0 // indirect
	github.com/DataDog/zstd v1.5.2 // indirect
	github.com/Masterminds/goutils v1.1.1 // indirect
	github.com/Masterminds/semver/v3 v3.3.0 // indirect
	github.com/Masterminds/sprig/v3 v3.3.0 // indirect
	github.com/Workiva/go-datastructures v1.1.3 // indirect
	github.com/andot/complexconv v1.0.0 // indirect
	github.com/antithesishq/antithesis-sdk-go v0.8.0-default-no-op // indirect
	github.com/aperturerobotics/json-iterator-lite v1.0.0 // indirect
	github.com/asynkron/gofun v0.0.0-20220329210725-34fed760f4c2 // indirect
	github.com/beorn7/perks v1.0.1 // indirect
	github.com/bytedance/gopkg v0.1.4 // indirect
	github.com/bytedance/sonic/loader v0.5.3 // indirect
	github.com/cespare/xxhash/v2 v2.3.0 // indirect
	github.com/cloudwego/base64x v0.1.6 // indirect
	github.com/colega/zeropool v0.0.0-20230505084239-6fb4a4f75381 // indirect
	github.com/cpuguy83/go-md2man/v2 v2.0.7 // indirect
	github.com/dave/jennifer v1.7.1 // indirect
	github.com/dlclark/regexp2 v1.11.0 // indirect
	github.com/dolthub/maphash v0.1.0 // indirect
	github.com/ebitengine/purego v0.11.2 // indirect
	github.com/emicklei/dot v1.6.2 // indirect
	github.com/emirpasic/gods v1.18.1 // indirect
	github.com/glycerine/goconvey v0.0.0-20190410193231-58a59202ab31 // indirect
	github.com/glycerine/rbtree v0.0.0-20190406191118-ceb71889d809 // indirect
	github.com/go-faster/errors v0.7.1 // indirect
	github.com/go-logr/logr v1.4.4 // indirect
	github.com/go-logr/stdr v1.2.2 // indirect
	github.com/go-ole/go-ole v1.2.6 // indirect
	github.com/go-viper/mapstructure/v2 v2.4.0 // indirect
	github.com/go-zeromq/goczmq/v4 v4.2.2 // indirect
	github.com/golang/protobuf v1.5.4 // indirect
	github.com/golang/snappy v1.0.0 // indirect
	github.com/google/go-tpm v0.9.8 // indirect
	github.com/google/uuid v1.6.0 // indirect
	github.com/gopherjs/gopherjs v1.21.0 // indirect
	github.com/holiman/uint256 v1.3.1 // indirect
	github.com/huandu/xstrings v1.5.0 // indirect
	github.com/inconshreveable/mousetrap v1.1.0 // indirect
	github.com/josharian/intern v1.0.0 // indirect
	github.com/klauspost/cpuid/v2 v2.3.0 // indirect
	github.com/lithammer/shortuuid/v4 v4.0.0 // indirect
	github.com/lmittmann/tint v1.0.3 // indirect
	github.com/lufia/plan9stats v0.0.0-20211012122336-39d0f177ccd0 // indirect
	github.com/mattn/go-runewidth v0.0.16 // indirect
	github.com/matttproud/golang_protobuf_extensions/v2 v2.0.0 // indirect
	github.com/minio/highwayhash v1.0.4 // indirect
	github.com/minio/sha256-simd v1.0.0 // indirect
	github.com/mitchellh/colorstring v0.0.0-20190213212951-d06e56a500db // indirect
	github.com/mitchellh/copystructure v1.2.0 // indirect
	github.com/mitchellh/mapstructure v1.5.0 // indirect
	github.com/mitchellh/reflectwalk v1.0.2 // indirect
	github.com/modern-go/concurrent v0.0.0-20180306012644-bacd9c7ef1dd // indirect
	github.com/modern-go/reflect2 v1.0.2 // indirect
	github.com/mr-tron/base58 v1.3.0 // indirect
	github.com/multiformats/go-base32 v0.1.0 // indirect
	github.com/multiformats/go-base36 v0.2.0 // indirect
	github.com/multiformats/go-multibase v0.3.0 // indirect
	github.com/multiformats/go-multihash v0.2.3 // indirect
	github.com/multiformats/go-varint v0.1.0 // indirect
	github.com/mus-format/common-go v0.0.0-20260324174526-3d8f1741b5a2 // indirect
	github.com/nats-io/jwt/v2 v2.8.2 // indirect
	github.com/nats-io/nkeys v0.4.16 // indirect
	github.com/nats-io/nuid v1.0.1 // indirect
	github.com/orcaman/concurrent-map v1.0.0 // indirect
	github.com/pascaldekloe/name v1.0.0 // indirect
	github.com/pbnjay/memory v0.0.0-20210728143218-7b4eea64cf58 // indirect
	github.com/philhofer/fwd v1.2.0 // indirect
	github.com/pk910/hashtree-bindings v0.2.6 // indirect
	github.com/pkg/errors v0.9.1 // indirect
	github.com/polydawn/refmt v0.90.0 // indirect
	github.com/power-devops/perfstat v0.0.0-20260805114148-88456608a4f6 // indirect
	github.com/prometheus/client_golang v1.18.0 // indirect
	github.com/prometheus/client_model v0.5.0 // indirect
	github.com/prometheus/common v0.45.0 // indirect
	github.com/prometheus/procfs v0.12.0 // indirect
	github.com/protolambda/zssz v0.1.1 // indirect
	github.com/prysmaticlabs/go-bitfield v0.0.0-20240618144021-706c95b2dd15 // indirect
	github.com/prysmaticlabs/gohashtree v0.0.4-beta // indirect
	github.com/rivo/uniseg v0.4.7 // indirect
	github.com/russross/blackfriday/v2 v2.1.0 // indirect
	github.com/segmentio/asm v1.2.1 // indirect
	github.com/shopspring/decimal v1.4.0 // indirect
	github.com/spaolacci/murmur3 v1.1.0 // indirect
	github.com/spf13/cast v1.7.0 // indirect
	github.com/stretchr/testify v1.12.1 // indirect
	github.com/tidwall/match v1.1.1 // indirect
	github.com/tidwall/pretty v1.2.0 // indirect
	github.com/timandy/routine v1.1.5 // indirect
	github.com/tklauser/go-sysconf v0.4.0 // indirect
	github.com/tklauser/numcpus v0.12.0 // indirect
	github.com/twitchyliquid64/golang-asm v0.15.1 // indirect
	github.com/twmb/murmur3 v1.1.8 // indirect
	github.com/vmihailenco/tagparser v0.1.1 // indirect
	github.com/vmihailenco/tagparser/v2 v2.0.0 // indirect
	github.com/x448/float16 v0.8.4 // indirect
	github.com/yusufpapurcu/wmi v1.2.4 // indirect
	github.com/zeebo/errs v1.2.2 // indirect
	github.com/zeebo/xxh3 v1.0.2 // indirect
	go.opentelemetry.io/auto/sdk v1.2.1 // indirect
	go.opentelemetry.io/otel v1.45.0 // indirect
	go.opentelemetry.io/otel/exporters/prometheus v0.44.0 // indirect
	go.opentelemetry.io/otel/metric v1.45.0 // indirect
	go.opentelemetry.io/otel/sdk v1.45.0 // indirect
	go.opentelemetry.io/otel/sdk/metric v1.45.0 // indirect
	go.opentelemetry.io/otel/trace v1.45.0 // indirect
	golang.org/x/arch v0.0.0-20210923205945-b76863e36670 // indirect
	golang.org/x/crypto v0.58.0 // indirect
	golang.org/x/exp v0.0.0-20260824195058-e88cd73687aa // indirect
	golang.org/x/net v0.61.0 // indirect
	golang.org/x/text v0.43.0 // indirect
	golang.org/x/time v0.16.0 // indirect
	google.golang.org/appengine v1.6.8 // indirect
	google.golang.org/genproto/googleapis/rpc v0.0.0-20260817212433-ac3dfec99bb1 // indirect
	gopkg.in/yaml.v3 v3.0.1 // indirect
	lukechampine.com/blake3 v1.1.6 // indirect
)

tool (
	capnproto.org/go/capnp/v3/capnpc-go
	github.com/200sc/bebop/main/bebopc-go
	github.com/CrowdStrike/csproto/cmd/protoc-gen-fastmarshal
	github.com/aperturerobotics/protobuf-go-lite/cmd/protoc-gen-go-lite
	github.com/calmh/xdr/cmd/genxdr
	github.com/cloudwego/thriftgo
	github.com/cosmos/cosmos-proto/cmd/protoc-gen-go-pulsar
	github.com/deneonet/benc/cmd/bencgen
	github.com/ferranbt/fastssz/sszgen
	github.com/glycerine/go-capnproto/capnpc-go
	github.com/gogo/protobuf/protoc-gen-gogofaster
	github.com/mailru/easyjson/easyjson
	github.com/pascaldekloe/colfer/cmd/colf
	github.com/pk910/dynamic-ssz/dynssz-gen
	github.com/planetscale/vtprotobuf/cmd/protoc-gen-go-vtproto
	github.com/pquerna/ffjson
	github.com/shamaton/msgpackgen
	github.com/tinylib/msgp
	zombiezen.com/go/capnproto2/capnpc-go
)
