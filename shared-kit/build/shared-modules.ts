/**
 * Modules shared by host and remotes: one copy in the document, provided by the shell and never bundled by a remote.
 * React and the router must be single because of their contexts. The platform modules must be single because they are
 * the contract. Everything else of shared-kit is bundled (and tree-shaken) where it is used.
 */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@aangan/shared-kit/platform/router',
  '@aangan/shared-kit/platform/platform',
  '@aangan/shared-kit/platform/page',
] as const;

interface ConsumedModule {
  readonly singleton: true;
  /** The contract range of the remote decides compatibility, not package versions. */
  readonly requiredVersion: false;
  /** Provided by the host and never shipped. */
  readonly import: false;
}

/** The shared modules as a remote's build declares them. */
export function sharedByRemote(): Record<string, ConsumedModule> {
  return Object.fromEntries(
    SHARED_MODULES.map((name) => [name, { singleton: true, requiredVersion: false, import: false }]),
  );
}
