import type * as Runtime from '@module-federation/enhanced/runtime';
import { provideExternalCore } from '../federation/external-core.ts';
import { provideSmallCore } from './small-core.ts';

/** The published runtime of a remote that takes its core from the global. */
function runtimeOfRemote(): typeof Runtime {
  jest.resetModules();
  jest.doMock('@module-federation/runtime-core', () => Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE'));
  return require('@module-federation/enhanced/runtime');
}

describe.each([
  ['a webview', provideSmallCore],
  ['the web shell', provideExternalCore],
])('the federation core of %s', (_where, provide) => {
  afterEach(() => Reflect.deleteProperty(globalThis, '_FEDERATION_RUNTIME_CORE'));

  it('has what the published runtime of a remote asks for when it starts', () => {
    provide();
    const instance = runtimeOfRemote().init({ name: 'mfe_test', remotes: [], shared: {} });
    expect(instance.options.name).toBe('mfe_test');
    expect(instance.initShareScopeMap).toBeInstanceOf(Function);
  });
});
