#!/bin/sh
# Replaces the instances one after the other: nginx lets an instance out of its list, it is restarted, and gets back in when it is
# ready. Visitors notice nothing. Run it as root after the new version is in its place and `npm run migrate` is done:
#
#   rolling-restart.sh 3001 3002
#
# UPSTREAM, RELOAD and RESTART (which gets the port) may be set to something else than what the examples here use.
set -eu
upstream=${UPSTREAM:-/etc/nginx/sangham-upstream.conf}
reload=${RELOAD:-systemctl reload nginx}
restart=${RESTART:-systemctl restart sangham@}
patience=${PATIENCE:-120}

say() { echo "$(date +%T) $*"; }

# In one step: nginx never reads half of it.
mark() {
  sed "$1" "$upstream" >"$upstream.new"
  mv "$upstream.new" "$upstream"
  $reload
}
away() { mark "s/^\( *server 127\.0\.0\.1:$1 [^;]*[^;n]\);/\1 down;/"; }
back() { mark "s/^\( *server 127\.0\.0\.1:$1 [^;]*\) down;/\1;/"; }

ready() { curl -fsS -o /dev/null --max-time 5 "http://127.0.0.1:$1/readyz" 2>/dev/null; }

# The other instances must be up: with one down already, none would be left.
for port in "$@"; do
  grep -q "127\.0\.0\.1:$port " "$upstream" || { say "$upstream has no instance on port $port"; exit 1; }
  ready "$port" || { say "the instance on port $port is not ready: nothing was done"; exit 1; }
done

for port in "$@"; do
  say "$port: out of the list"
  away "$port"
  # nginx answers `reload` before its old workers have read the new list; requests that they gave to this instance end during its stop.
  sleep 2
  say "$port: restarted"
  $restart"$port"
  waited=0
  until ready "$port"; do
    waited=$((waited + 1))
    # It stays out of the list, and the others as they are.
    [ "$waited" -lt "$patience" ] || { say "$port: not ready after $patience s. It is out of the list; the others serve on."; exit 1; }
    sleep 1
  done
  back "$port"
  say "$port: ready, back in the list"
done
