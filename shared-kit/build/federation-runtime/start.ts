interface Bundle {
  readonly federation: {
    readonly initOptions?: object;
    readonly runtime: { init(options: object): unknown };
  };
}

/**
 * Takes the place of the bundler runtime's start: that one also shakes shared modules by snapshots, of which there
 * are none here.
 */
export function init({ webpackRequire }: { readonly webpackRequire: Bundle }): unknown {
  const { initOptions, runtime } = webpackRequire.federation;
  if (!initOptions) throw new Error('The federation plugin has left no options');
  return runtime.init(initOptions);
}
