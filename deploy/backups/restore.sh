#!/bin/sh
# Restores the database into $PGDATA, to the end of the archive or to a time: restore.sh '2026-11-27 21:15:00+05:30'
set -eu
mkdir -p "$PGDATA"
chmod 0700 "$PGDATA"
if [ "$#" -eq 0 ]; then
  exec pgbackrest --stanza=aangan --delta restore
fi
exec pgbackrest --stanza=aangan --delta --type=time --target="$1" --target-action=promote restore
