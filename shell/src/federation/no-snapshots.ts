/**
 * Replaces the federation runtime's snapshot handler in the browser. Snapshots resolve manifests at run time. Here the
 * document names every file and the snapshot plugin is off. The runtime would still carry 2 kB (gzip) of an unused
 * handler.
 */
export class SnapshotHandler {
  /** The runtime passes every plugin to every hook system. */
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
}

/** No snapshot, so no data of a remote in it. */
export function getGlobalRemoteInfo(): { hostGlobalSnapshot: undefined } {
  return { hostGlobalSnapshot: undefined };
}
