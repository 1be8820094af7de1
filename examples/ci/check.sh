#!/bin/sh
# Fails with status 1 if orders take longer to encode or to decode than when main.jsonl.gz was
# made, or are larger. With an argument it makes main.jsonl.gz anew: ./check.sh main
set -e
rm -rf new
wirebench own ./order.Order --samples orders.jsonl --codec gob,cbor --time "${TIME:-1m}" -o new
if [ "$1" = main ]; then
	gzip -c new/record.jsonl > main.jsonl.gz
	exit
fi
wirebench compare main.jsonl.gz new --fail-over "${FAIL_OVER:-5%}"
