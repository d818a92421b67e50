import type { sharedLibs } from '../federation/shared-libs.ts';

type SharedLibs = ReturnType<typeof sharedLibs>;

/** By name, then by version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedLibs[string]>>>>;

/** The host's modules, as a remote's container expects them. */
export function shareScopeOf(libs: SharedLibs): ShareScope {
  return Object.fromEntries(Object.entries(libs).map(([name, lib]) => [name, { [lib.version]: lib }]));
}

interface InstanceOptions {
  readonly name: string;
}

/**
 * The federation instance of a remote in a webview. A remote of this platform takes every shared module from its host
 * and loads no other remote, so its container needs only this. The runtime's own instance is 15 kB (gzip) larger.
 */
class RemoteInstance {
  readonly name: string;
  readonly options: InstanceOptions;
  readonly shareScopeMap: Record<string, ShareScope> = {};

  constructor(options: InstanceOptions) {
    this.name = options.name;
    this.options = options;
  }

  initOptions(): void {}

  registerShared(): void {}

  initShareScopeMap(key: string, scope: ShareScope): void {
    this.shareScopeMap[key] = scope;
  }

  /** There is nothing else to wait for. */
  initializeSharing(): Promise<void>[] {
    return [];
  }

  async loadShare(name: string): Promise<() => object> {
    return this.loadShareSync(name);
  }

  loadShareSync(name: string): () => object {
    const [lib] = Object.values(this.shareScopeMap.default?.[name] ?? {});
    if (!lib) throw new Error(`The webview does not provide ${name}`);
    return lib.lib;
  }
}

/** Gives remotes a minimal core before the first of them runs: the functions that their runtime calls. */
export function provideSmallCore(): void {
  const nothing = () => undefined;
  const core = {
    ModuleFederation: RemoteInstance,
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
    getGlobalFederationConstructor: nothing,
    setGlobalFederationConstructor: nothing,
    setGlobalFederationInstance: nothing,
    // The runtime reads these when it starts, and never uses their contents without snapshots.
    helpers: { global: {}, share: {}, utils: {} },
  };
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
}
