import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/**
 * What of the federation runtime's core remotes built with an external runtime use: they take shared modules from
 * their host and load no other remote. The whole namespace would keep everything in the bundle.
 */
const EXTERNAL_CORE = {
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
  // Releases up to contract 1.0 take these apart when they start, and never use what is in them.
  helpers: { global: {}, share: {}, utils: {} },
};

declare global {
  // The name under which remotes look for the core.
  var _FEDERATION_RUNTIME_CORE: typeof EXTERNAL_CORE | undefined;
}

/** Gives the document's one copy of the core to all remotes; before the first of them runs. */
export function provideExternalCore(): void {
  globalThis._FEDERATION_RUNTIME_CORE = EXTERNAL_CORE;
}
