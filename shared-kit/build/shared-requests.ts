import path from 'node:path';
import webpack from 'webpack';
import { SHARED_MODULES } from './shared-modules.ts';

const KIT = path.resolve(import.meta.dirname, '..');
const PREFIX = '@aangan/shared-kit/';
/** `.ts` in the repository, `.js` in the package that other repositories install. */
const EXTENSION = path.extname(import.meta.filename);

/** Files of shared-kit that are shared modules, with the name they are shared under. */
const SHARED_FILES = new Map<string, string>(
  SHARED_MODULES.filter((name) => name.startsWith(PREFIX)).map((name) => [
    path.join(KIT, `${name.slice(PREFIX.length)}${EXTENSION}`),
    name,
  ]),
);

/** The public name of the shared module that a relative import resolves to, or undefined for any other import. */
export function sharedRequest(folder: string, request: string): string | undefined {
  return SHARED_FILES.get(path.resolve(folder, request));
}

/**
 * Rewrites relative imports of shared modules within shared-kit to their public names, because sharing uses the
 * public name. Otherwise a remote would ship a second router whose contexts have no provider.
 */
export function sharedRequests(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/^\.{1,2}\//, (resource: { context: string; request: string }) => {
    const name = sharedRequest(resource.context, resource.request);
    if (name) resource.request = name;
  });
}
