import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteWebpack } from '@aangan/shared-kit/build/webpack-remote';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { shellWebpack } from './webpack-shell.ts';

const ROOT = path.resolve(__dirname, '../..');
const REMOTE = { name: 'mfe-builder', contract: '^1', pages: {} } as const;
const BUILDS: Configuration[] = [...remoteWebpack(REMOTE, path.join(ROOT, REMOTE.name)), ...shellWebpack()];

/** Packages that our builds bundle, with their folders. */
const PACKAGES = ['shared-kit', 'shell'].flatMap((folder) => {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => !name.startsWith('@aangan/'));
});
const FEDERATION = globSync('node_modules/@module-federation/*', { cwd: ROOT }).map((folder) =>
  path.relative('node_modules', folder),
);

/** Every request by which a file of a package is reached: its name, its path, and relatively from a file beside it. */
function requestsOf(name: string): { context: string; request: string }[] {
  const folder = path.join(ROOT, 'node_modules', name);
  if (!existsSync(folder)) return [];
  const files = globSync('dist/**/*.{js,mjs,cjs}', { cwd: folder }).map((file) => path.join(folder, file));
  return [
    { context: ROOT, request: name },
    ...files.flatMap((file) => [
      { context: ROOT, request: file },
      { context: path.dirname(file), request: `./${path.basename(file)}` },
    ]),
  ];
}

function loadersOf(rule: unknown): string[] {
  if (typeof rule === 'string') return [rule];
  // The loaders of a stylesheet depend on its package.
  if (typeof rule === 'function')
    return loadersOf({ use: rule({ resource: path.join(ROOT, 'shell/src/app/app.module.css') }) });
  if (typeof rule !== 'object' || rule === null) return [];
  const { loader, use, oneOf, rules } = rule as RuleSetRule;
  return [loader, ...[use, oneOf, rules].flat()].flatMap((inner) => loadersOf(inner));
}

describe('our builds', () => {
  it('have no loader of their own', () => {
    const loaders = BUILDS.flatMap(({ module }) => loadersOf({ rules: module?.rules }));
    expect(new Set(loaders.map((loader) => loader.replace(/.*\/node_modules\//, '').split('/')[0]))).toEqual(
      new Set(['swc-loader', 'css-loader', 'mini-css-extract-plugin']),
    );
  });

  it('replace no file of another package', () => {
    const plugins = BUILDS.flatMap((build) => build.plugins ?? []).filter(
      (plugin) => plugin instanceof webpack.NormalModuleReplacementPlugin,
    );
    const requests = [...PACKAGES, ...FEDERATION].flatMap(requestsOf);
    expect(requests.length).toBeGreaterThan(500);
    const replaced = plugins.flatMap(({ resourceRegExp, newResource }) =>
      requests.filter(({ context, request }) => {
        if (!resourceRegExp.test(request)) return false;
        if (typeof newResource === 'string') return true;
        const resource = { context, request };
        newResource(resource as never);
        return resource.request !== request;
      }),
    );
    expect(replaced).toEqual([]);
  });
});
