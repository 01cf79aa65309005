#!/bin/sh
# Run by the postgres image when it makes its folder: the two roles of deploy/roles.sql.
set -eu
psql -X -q -v ON_ERROR_STOP=1 -U "${POSTGRES_USER:-postgres}" -d "$POSTGRES_DB" -f /etc/sangham/roles.sql \
  -v migrator=sangham_migrator -v migrator_password="$(cat /run/secrets/migrator_password)" \
  -v app=sangham_app -v app_password="$(cat /run/secrets/app_password)"
