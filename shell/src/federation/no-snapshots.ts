/**
 * Takes the place of the federation runtime's snapshot handler in the browser. Snapshots resolve manifests
 * at run time; here the document names every file, the snapshot plugin is off, and the runtime would still
 * carry 2 kB (gzip) of a handler that nothing calls.
 */
export class SnapshotHandler {
  /** The runtime offers every plugin to every hook system. */
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
}

/** No snapshot, so nothing of a remote in it. */
export function getGlobalRemoteInfo(): { hostGlobalSnapshot: undefined } {
  return { hostGlobalSnapshot: undefined };
}
