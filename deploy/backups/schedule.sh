#!/bin/sh
# Makes the backups: one at the start, then one each night at 2.40 (India); a full one on Sundays, else what has changed.
set -eu
export TZ=Asia/Kolkata
pgbackrest --stanza=aangan stanza-create

# The first backup of all is a full one, whatever was asked for.
kind=incr
while :; do
  if pgbackrest --stanza=aangan --type="$kind" backup; then
    # The health check looks at its age.
    touch "${TMPDIR:-/tmp}/backed-up"
    wait_until='tomorrow 02:40'
  else
    echo "The backup has failed; it is tried again in ten minutes." >&2
    wait_until='10 minutes'
  fi
  sleep "$(($(date -d "$wait_until" +%s) - $(date +%s)))"
  case "$wait_until $(date +%u)" in
    tomorrow*7) kind=full ;;
    tomorrow*) kind=incr ;;
  esac
done
