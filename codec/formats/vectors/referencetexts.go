package vectors

import (
	"fmt"
	"reflect"
	"strconv"
	"time"
)

func fmtFloat(f float64) string { return strconv.FormatFloat(f, 'g', -1, 64) }

// jsonTexts are messages on which implementations of JSON in Go differ.
func jsonTexts() (all []Text) {
	add := func(name string, into reflect.Type, texts ...string) {
		for _, t := range texts {
			all = append(all, Text{name, into, t})
		}
	}
	kinds := reflect.TypeFor[allKinds]()
	field := func(name string, values ...string) {
		for i := range kinds.NumField() {
			for _, v := range values {
				add(name, kinds, fmt.Sprintf(`{"%s":%s}`, kinds.Field(i).Name, v))
			}
		}
	}
	field("value for each kind of field", "null", "true", "1", "-1", "1.5", "1e2", `"a"`, `""`, `"1"`, "[]", "[1,2]", "[1,2,3]", "{}", `{"a":1}`, `"AQI="`, `"2026-01-02T03:04:05Z"`)
	for _, text := range []string{"128", "-129", "256", "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1e400", "-1e400", "3.5e38", "3.4028235e+38", "3.4028234663852886e38", "1e-400", "0.0", "-0", "1.0"} {
		for _, name := range []string{"I8", "U8", "I64", "U64", "F32", "F64", "A", "N"} {
			add("number at or beyond the limits of a field", kinds, fmt.Sprintf(`{"%s":%s}`, name, text))
		}
	}
	add("name in another case", kinds, `{"i8":1}`, `{"S":"a","s":"b"}`, `{"s":"b","S":"a"}`, `{"f\u0033\u0032":1}`, `{"\u017f":"long s"}`)
	add("names that differ in case", reflect.TypeFor[caseful](), `{"name":"a","NAME":"b"}`, `{"Name":"c"}`, `{"nAmE":"d"}`)
	add("name with a character that folds to k", reflect.TypeFor[struct{ K int }](), `{"\u212a":1}`, "{\"\u212a\":1}", `{"k":1}`)
	add("duplicate name", kinds, `{"I8":1,"I8":2}`, `{"M":{"a":1},"M":{"b":2}}`, `{"L":[1,2,3],"L":[4]}`, `{"In":{"A":1},"In":{"B":2}}`, `{"A":{"a":1},"A":{"b":2}}`, `{"P":1,"P":null}`)
	add("member that the type doesn't have", kinds, `{"zz":{"a":[1,{}]},"I8":1}`, `{"zz":[1,],"I8":1}`, `{"zz":tru,"I8":1}`, `{"zz":"\x","I8":1}`, `{"zz":01}`)
	anyOf := reflect.TypeFor[any]()
	add("data after the value", anyOf, "1 2", "{}x", "[]]", "null null", "1,", `"a""b"`, "{}\x00", "1//", "1 \n\t\r ")
	add("no value", anyOf, "", " ", "\ufeff1", "\x00")
	add("what is not JSON", anyOf, "/*c*/1", "// c\n1", "'a'", "NaN", "Infinity", "-Infinity", "True", "nil", "undefined", "[1,]", `{"a":1,}`, "{a:1}", "01", "+1", ".5", "1.", "1e", "0x1", "-", "[1 2]", `{"a" 1}`)
	add("escapes", reflect.TypeFor[string](), `"\/\b\f\n\r\t\"\\"`, `"\u0000"`, `"\u00e9"`, `"\uD834\uDD1E"`, `"\a"`, `"\'"`, `"\u12"`, `"\U0041"`)
	add("half of a surrogate pair", reflect.TypeFor[string](), `"\ud834"`, `"\udd1e"`, `"\ud834x"`, `"\udd1e\ud834"`, `"\ud834\u0041"`, `"\ud834\ud834\udd1e"`)
	add("half of a surrogate pair behind an interface", anyOf, `"\ud834"`, `"\ud834\u0041"`, `{"\ud834":1}`)
	add("text that is not UTF-8", reflect.TypeFor[string](), "\"a\xffb\"", "\"\xc0\xaf\"", "\"\xed\xa0\x80\"", "\"\xf4\x90\x80\x80\"", "\"\xe2\x82\"")
	add("text that is not UTF-8 behind an interface", anyOf, "\"a\xffb\"", "{\"\xff\":1}")
	add("control character in a text", reflect.TypeFor[string](), "\"\x01\"", "\"\n\"", "\"\t\"", "\"\x7f\"", "\"\x00\"")
	add("array of another length", reflect.TypeFor[[2]int](), "[1]", "[1,2]", "[1,2,3]", "[]", "null", "[1,2,{\"a\":]")
	add("list", reflect.TypeFor[[]int](), "null", "[]", "[null]", "[1,null,3]", `["1"]`, "{}", "[1.0]", "[1e2]")
	add("map", reflect.TypeFor[map[string]int](), "null", "{}", `{"a":null}`, `{"a":"1"}`, "[]", `{"a":1,"a":2}`, `{1:1}`)
	add("map with numbers as keys", reflect.TypeFor[map[int]string](), `{"1":"a"}`, `{"01":"a"}`, `{"-1":"a"}`, `{"a":"b"}`, `{"1.0":"a"}`, `{"":"a"}`, `{"99999999999999999999":"a"}`, `{"+1":"a"}`, `{" 1":"a"}`)
	add("map with small numbers as keys", reflect.TypeFor[map[int8]string](), `{"128":"a"}`, `{"127":"a"}`)
	add("map with keys that read themselves", reflect.TypeFor[map[upper]int](), `{"a":1}`, `{"":1}`, `{"a":1,"a":2}`)
	add("text that reads itself", reflect.TypeFor[upper](), `"a"`, "null", "1", `"\u0041"`)
	add("pointer to a text that reads itself", reflect.TypeFor[*upper](), `"a"`, "null", "{}")
	add("embedded structs", reflect.TypeFor[around](), `{"Name":"a","Other":"b","Inside":1}`, `{"Deep":1}`, `{"Shown":{"Name":"a"}}`)
	add("names and tags", reflect.TypeFor[named](), `{"shown":{"Name":"x"},"-":1,"a$%-/ü":3,"plain":4,"Dash":5,"Bad":6}`)
	add("fields of one name in two embedded structs", reflect.TypeFor[clash](), `{"X":1,"Y":2,"Z":3}`)
	quoted := reflect.TypeFor[quotes]()
	add("option string", quoted, `{"Int":"1"}`, `{"Int":1}`, `{"Int":""}`, `{"Int":"a"}`, `{"Int":" 1"}`, `{"Int":null}`, `{"Int":"null"}`, `{"Bool":"true"}`, `{"Bool":true}`, `{"Float":"1e3"}`, `{"String":"\"a\""}`, `{"String":"a"}`, `{"Ptr":"5"}`, `{"Ptr":null}`, `{"Ptr":"null"}`, `{"List":[1]}`)
	whole := reflect.TypeFor[texts]()
	add("raw JSON", whole, `{"Raw": [1, 2 ] }`, `{"Raw":null}`, `{"Raw":"\u0041"}`, `{"Raw":[1,]}`, `{"Raw":01}`)
	add("number kept as text", whole, `{"Number":"12"}`, `{"Number":1e5}`, `{"Number":"a"}`, `{"Number":""}`, `{"Number":-0}`, `{"Number":null}`)
	add("bytes", whole, `{"Bytes":"AQI"}`, `{"Bytes":"AQI="}`, `{"Bytes":"AQ\nI="}`, `{"Bytes":"_-=="}`, `{"Bytes":[1,2]}`, `{"Bytes":null}`, `{"Bytes":""}`, `{"Array":[1,2]}`, `{"Array":"AQI="}`, `{"Named":"AQI="}`, `{"Named":[1,300]}`)
	add("time", reflect.TypeFor[time.Time](), `"2026-01-02T03:04:05.123456789+01:30"`, `"2026-01-02T03:04:05,5Z"`, `"2026-01-02 03:04:05Z"`, `"2026-01-02T03:04:05+24:00"`, `"2026-13-02T03:04:05Z"`, `"10000-01-02T03:04:05Z"`, "null", "0", `"2026-01-02t3:04:05Z"`)
	add("number behind an interface", anyOf, "1", "1.0", "-0", "1e400", "12345678901234567890", "1E5", "0e0")
	add("interface with methods", reflect.TypeFor[struct{ E error }](), `{"E":null}`, `{"E":1}`)
	add("channel and function", reflect.TypeFor[struct {
		C chan int
		F func()
	}](), `{"C":null}`, `{"C":1}`, `{"F":{}}`)
	return all
}
