module example.com/app

go 1.99

require (
	example.com/json v1.2.0
	example.com/yaml/v3 v3.0.1
	example.com/cbor v0.1.0 // indirect
)

require example.com/other v1.0.0

futuredirective example.com/x
