import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

type Options = ConstructorParameters<typeof ModuleFederation>[0];

/**
 * Takes the place of `@module-federation/runtime` in a remote: of its dozen functions, a remote that takes all from
 * its host calls this one. One instance a container, the same for whoever asks again.
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
