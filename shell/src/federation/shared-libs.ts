import { CONTRACT_VERSION } from '@aangan/shared-kit/platform/contract-version';
import * as page from '@aangan/shared-kit/platform/page';
import * as platform from '@aangan/shared-kit/platform/platform';
import * as router from '@aangan/shared-kit/platform/router';
import { ROUTER_VERSION } from '@aangan/shared-kit/platform/router-version';
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';

const SINGLETON = { singleton: true, requiredVersion: false } as const;

interface SharedLib {
  readonly version: string;
  readonly scope: 'default';
  readonly lib: () => object;
  readonly shareConfig: typeof SINGLETON;
}

function shared(module: object, version: string): SharedLib {
  return { version, scope: 'default', lib: () => module, shareConfig: SINGLETON };
}

/**
 * The modules that the host gives to every remote: the list of `shared-kit/build/shared-modules.ts`. They are passed to
 * the federation runtime explicitly, so that the shell stays an ordinary, tree-shaken bundle.
 */
export function sharedLibs(): Record<string, SharedLib> {
  return {
    react: shared(react, react.version),
    'react/jsx-runtime': shared(jsxRuntime, react.version),
    'react-dom': shared(reactDom, react.version),
    '@aangan/shared-kit/platform/router': shared(router, ROUTER_VERSION),
    '@aangan/shared-kit/platform/platform': shared(platform, CONTRACT_VERSION),
    '@aangan/shared-kit/platform/page': shared(page, CONTRACT_VERSION),
  };
}
