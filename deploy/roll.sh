#!/bin/sh
# Exchanges the running servers for new ones without a gap: as many new ones beside the old, then the old ones go.
set -eu
cd "$(dirname "$0")"
old=$(docker compose ps --quiet app)
count=$(echo "$old" | grep -c . || true)
if [ "$count" = 0 ]; then
  echo "No server runs. Start with: docker compose up --detach"
  exit 1
fi
# Stops here, with the old ones at work, where the new ones do not get healthy.
docker compose up --detach --wait --no-deps --no-recreate --scale "app=$((count * 2))" app
# The proxy learns of the new ones before the old ones go.
docker compose exec proxy nginx -s reload
for server in $old; do
  docker stop --time 40 "$server"
  docker rm "$server"
done
docker compose up --detach --no-deps --no-recreate --scale "app=$count" app
docker compose exec proxy nginx -s reload
