import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

type ExternalCore = Pick<
  typeof import('@module-federation/runtime-core'),
  | 'assert'
  | 'CurrentGlobal'
  | 'getGlobalFederationConstructor'
  | 'getRemoteEntry'
  | 'getRemoteInfo'
  | 'helpers'
  | 'loadScript'
  | 'loadScriptNode'
  | 'Module'
  | 'ModuleFederation'
  | 'registerGlobalPlugins'
  | 'satisfy'
  | 'setGlobalFederationConstructor'
  | 'setGlobalFederationInstance'
>;

/**
 * What of the federation runtime's core remotes built with an external runtime ask for: the imports of
 * `@module-federation/runtime`. The whole namespace would keep everything in the bundle.
 */
const EXTERNAL_CORE: ExternalCore = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

declare global {
  // The name under which remotes look for the core.
  var _FEDERATION_RUNTIME_CORE: ExternalCore | undefined;
}

/** Gives the document's one copy of the core to all remotes; before the first of them runs. */
export function provideExternalCore(): void {
  globalThis._FEDERATION_RUNTIME_CORE = EXTERNAL_CORE;
}
