#!/bin/sh
# A standby: copies the primary once, then follows it. PGPASSWORD is that of aangan_replica.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup --host=postgres --username=aangan_replica --pgdata="$PGDATA" --write-recovery-conf --wal-method=stream; do
    echo "The primary does not answer yet."
    sleep 2
  done
  chmod 0700 "$PGDATA"
fi
# A standby refuses to start with fewer connections than its primary.
exec postgres -c max_connections=120
