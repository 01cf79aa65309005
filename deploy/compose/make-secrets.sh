#!/bin/sh
# Makes the passwords and keys that compose.yaml hands to its services, in `secrets` beside it. Leaves those alone that are
# there already: a new secret key could read no Aadhaar number. Keep a copy of secret_key elsewhere.
set -eu
umask 077
here=$(cd "$(dirname "$0")" && pwd)
folder="$here/secrets"
mkdir -p "$folder"

# 32 letters and digits, so that they need no escaping in an address.
word() { LC_ALL=C tr -dc 'A-Za-z0-9' </dev/urandom | head -c 32; }
# A file has the same owner in the container as here, where the server's user is another: so the file is readable by all,
# and the folder by its owner only.
put() { cat >"$folder/$1.new" && chmod 444 "$folder/$1.new" && mv "$folder/$1.new" "$folder/$1"; }
made() { [ -s "$folder/$1" ]; }
of() { cat "$folder/$1"; }

for name in secret_key superuser_password postgres_password migrator_password app_password; do
  made "$name" || word | put "$name"
done
for role in migrator app; do
  made "${role}_database_url" || printf 'postgres://sangham_%s:%s@postgres:5432/sangham\n' "$role" "$(of "${role}_password")" | put "${role}_database_url"
done
if ! made media_url; then
  key=$(word) secret=$(word)
  printf '[default]\naws_access_key_id = %s\naws_secret_access_key = %s\n' "$key" "$secret" | put storage_credentials
  printf '{"identities": [{"name": "sangham", "credentials": [{"accessKey": "%s", "secretKey": "%s"}], "actions": ["Admin", "Read", "Write", "List", "Tagging"]}]}\n' "$key" "$secret" | put storage_keys
  printf 's3://%s:%s@sangham/?region=us-east-1&endpoint=http://storage:8333\n' "$key" "$secret" | put media_url
fi
echo "The secrets are in $folder. The first superuser's password: $folder/superuser_password"
