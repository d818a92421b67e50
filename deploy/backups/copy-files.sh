#!/bin/sh
# Copies people's files and releases to the bucket of the backups every five minutes. That bucket has versions, so what
# is deleted or replaced here stays there until its lifecycle removes it.
set -eu
document=releases/registry.json
while :; do
  # The document is read first and stored last: all releases that the stored one names are in the copy.
  has_document=false
  if rclone copyto "store:aangan/$document" /tmp/registry.json; then has_document=true; fi
  if rclone sync store:aangan "backup:$BACKUP_BUCKET/store" --exclude "/$document" --fast-list; then
    if $has_document; then rclone copyto /tmp/registry.json "backup:$BACKUP_BUCKET/store/$document"; fi
    touch "${TMPDIR:-/tmp}/copied"
  fi
  sleep 300
done
