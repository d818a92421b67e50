#!/bin/sh
# A standby: copies the primary once, then follows it. PGPASSWORD is that of aangan_replica.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # An interrupted copy has this file too, so the copy gets the name of the data at its end.
  copy="$PGDATA.copy"
  until
    rm -rf "$copy" "$PGDATA"
    pg_basebackup --host=postgres --username=aangan_replica --pgdata="$copy" --write-recovery-conf --wal-method=stream --checkpoint=fast
  do
    echo "The primary cannot be copied yet."
    sleep 2
  done
  chmod 0700 "$copy"
  mv "$copy" "$PGDATA"
fi
# A standby refuses to start with fewer connections than its primary. What a restore has set there is for the primary
# alone: here is no pgBackRest, and a standby does not stop at a time.
exec postgres -c max_connections=120 -c restore_command= -c recovery_target_time=
