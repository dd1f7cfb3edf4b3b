#!/bin/sh
# Makes what must be secret, once: deploy/secrets, and a certificate of its own for the start. Never replaces either.
# SITE_ADDRESS=scripts.example.com sh make-secrets.sh
set -eu
umask 077
cd "$(dirname "$0")"
if [ -e secrets/jwt-secret ]; then
  echo "deploy/secrets is there already. A new jwt-secret would sign everybody out; delete the folder if you mean it."
  exit 1
fi
# Compose hands the files over as they are, and the server in its container runs as user 1000.
user=$(id -u)
if [ "$user" != 0 ] && [ "$user" != 1000 ]; then
  echo "Run this as root (sudo): the server's user could not read the files of user $user."
  exit 1
fi
mkdir -p secrets
openssl rand -base64 48 | tr -d '\n' > secrets/jwt-secret
# Hexadecimal: it stands in an address, where other signs would need escaping.
openssl rand -hex 24 | tr -d '\n' > secrets/database-password
printf 'postgres://hotscribe:%s@database:5432/hotscribe' "$(cat secrets/database-password)" > secrets/database-url
if [ "$user" = 0 ]; then chown 1000 secrets/jwt-secret secrets/database-url; fi
# To begin with; README.md says how to get one that browsers trust.
if [ ! -e certificates/privkey.pem ]; then
  mkdir -p certificates acme
  # certbot's proofs, which are for everybody.
  chmod 755 acme
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 90 -subj "/CN=${SITE_ADDRESS:-localhost}" \
    -addext "subjectAltName=DNS:${SITE_ADDRESS:-localhost}" \
    -keyout certificates/privkey.pem -out certificates/fullchain.pem 2> /dev/null
fi
echo "Made deploy/secrets. Keep a copy of it somewhere else than the database's backups."
