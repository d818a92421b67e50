import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/**
 * The exports of the federation runtime's core that remotes with an external runtime use. They take shared modules from
 * their host and load no other remote. The whole namespace would keep everything in the bundle.
 */
const EXTERNAL_CORE = {
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
  // The runtime of a remote reads these when it starts, and never uses their contents without snapshots.
  helpers: { global: {}, share: {}, utils: {} },
};

declare global {
  // The global name that remotes read the core from.
  var _FEDERATION_RUNTIME_CORE: typeof EXTERNAL_CORE | undefined;
}

/** Provides the document's one copy of the core to all remotes, before the first of them runs. */
export function provideExternalCore(): void {
  globalThis._FEDERATION_RUNTIME_CORE = EXTERNAL_CORE;
}
