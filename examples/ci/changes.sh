#!/bin/sh
# Fails with status 1 if programs with the orders of this work tree can't read what the codecs wrote with the orders
# of an earlier revision: ./changes.sh origin/main
set -e
wirebench evolve ./order.Order --since "$1" --samples orders.jsonl --codec "${CODECS:-json,gob,msgp}" --fail
