interface Bundle {
  readonly federation: {
    readonly initOptions?: object;
    readonly runtime: { init(options: object): unknown };
  };
}

/**
 * Replaces the start of the bundler runtime, which also tree-shakes shared modules by snapshots. No snapshots exist
 * here.
 */
export function init({ webpackRequire }: { readonly webpackRequire: Bundle }): unknown {
  const { initOptions, runtime } = webpackRequire.federation;
  if (!initOptions) throw new Error('The federation plugin has left no options');
  return runtime.init(initOptions);
}

/** A remote of ours loads no other remote. */
export const remotes = undefined;

/** All shared modules are the host's, so a remote has no bundle of its own to fall back to. */
export function getSharedFallbackGetter<Factory>({ factory }: { readonly factory: Factory }): Factory {
  return factory;
}
