import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROUTER_VERSION } from '../platform/router-version.ts';

/** Versions of the libraries that shell and remotes share in a document, by name. */
export type SharedLibraries = Readonly<Record<string, string>>;

/** Name of the router's façade among the shared modules. */
export const ROUTER_FACADE = '@aangan/shared-kit/platform/router';

const PACKAGES = ['react', 'react-dom'];

/** The versions that a package in `folder` is built against. The contract's own modules have the contract's version. */
export function sharedLibraries(folder: string): SharedLibraries {
  const require = createRequire(path.join(folder, 'package.json'));
  const versions = PACKAGES.map((name) => {
    const { version }: { version: string } = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8'));
    return [name, version] as const;
  });
  return { ...Object.fromEntries(versions), [ROUTER_FACADE]: ROUTER_VERSION };
}
