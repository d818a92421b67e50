#!/bin/sh
# Runs once, when the primary's folder is empty: the roles of docs/production.md, one for the replica, and the database.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  -v owner="$OWNER_PASSWORD" -v app="$APP_PASSWORD" -v replica="$REPLICA_PASSWORD" <<'SQL'
create role aangan_owner login password :'owner';
create role aangan_app login password :'app';
create role aangan_read;
grant aangan_app to aangan_owner;
create role aangan_replica replication login password :'replica';
create database aangan owner aangan_owner;
-- A pooler does not pass the options of a connection on, so the role has them.
alter role aangan_app set jit = off;
alter role aangan_app set max_parallel_workers_per_gather = 0;
alter role aangan_app set statement_timeout = '15s';
\connect aangan
-- Part of the nearest-listing index.
create extension if not exists btree_gist;
SQL
echo "host replication aangan_replica samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
