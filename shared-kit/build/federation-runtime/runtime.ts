import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

type Options = ConstructorParameters<typeof ModuleFederation>[0];

/**
 * Replaces `@module-federation/runtime` in a remote: a remote that shares all modules with its host calls only this
 * one of its dozen functions. Each container has one instance, which later calls return again.
 */
export function init(options: Options & { readonly id?: string }): ModuleFederation {
  const { name, version } = options;
  const known = CurrentGlobal.__FEDERATION__.__INSTANCES__.find(
    (instance) => instance.options.name === name && instance.options.version === version,
  );
  if (known) {
    known.initOptions({ ...options, id: options.id ?? '' });
    return known;
  }
  const Constructor = getGlobalFederationConstructor() ?? ModuleFederation;
  const created = new Constructor({ ...options, id: options.id ?? `${name}@${version ?? ''}` });
  setGlobalFederationInstance(created);
  return created;
}
