import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizer from 'css-minimizer-webpack-plugin';
import MiniCssExtract from 'mini-css-extract-plugin';
import Terser from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { buildData, repositoryRoot } from './repository-root.ts';
import { sourceMaps } from './source-maps.ts';

export type BuildSide = 'browser' | 'server';

/** This package, wherever it is installed. */
const KIT = path.resolve(import.meta.dirname, '..');

/** Files and folders that configure a build: webpack discards its cache when one of them changes. */
function buildSources(folder: string): string[] {
  const lock = path.join(repositoryRoot(folder), 'package-lock.json');
  const shell = path.join(path.dirname(KIT), 'shell/build/');
  return [path.join(KIT, 'build/'), ...[shell, lock].filter((source) => existsSync(source))];
}

function reactRouter(file: string): string {
  const folder = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return path.join(folder, 'dist/production', file);
}

/** @param refresh adds the calls of React refresh, which need React's development build */
function script(refresh: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', ...(refresh && { development: true, refresh: true }) } },
        target: 'es2022',
      },
    },
  };
}

/**
 * Class names come from a file's path in its package: all builds give a file the same names, and files of two packages
 * never share one.
 */
function styles(side: BuildSide): RuleSetRule {
  const loaders = (folder: string) => {
    const name = packageName(folder);
    const css = {
      loader: 'css-loader',
      // webpack cannot name options that a function returns.
      ident: name,
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: '[local]_[hash:base64:5]',
          localIdentContext: folder,
          localIdentHashSalt: name,
          exportOnlyLocals: side === 'server',
        },
      },
    };
    return side === 'server' ? [css] : [MiniCssExtract.loader, css];
  };
  return { test: /\.css$/, use: ({ resource }) => (resource === undefined ? [] : loaders(packageFolder(resource))) };
}

/** The folder of the package that a file belongs to. */
function packageFolder(file: string): string {
  const folder = path.dirname(file);
  return existsSync(path.join(folder, 'package.json')) ? folder : packageFolder(folder);
}

/** Without its scope. */
function packageName(folder: string): string {
  const { name }: { name: string } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return name.slice(name.indexOf('/') + 1);
}

/**
 * Configuration shared by all builds of the platform. File names hold no hash of the content: every file is served below
 * its release's version, which comes from the content.
 */
export function webpackBase(options: {
  folder: string;
  name: string;
  side: BuildSide;
  /** Default: a production build. `development` is for browsers under `npm run dev`: React's development build. */
  mode?: 'production' | 'development';
  /** Components can be replaced in an open document; needs the mode `development`. */
  refresh?: boolean;
  /** Treats property reads as free of side effects and errors, which holds for React. */
  pureReads?: boolean;
}): Configuration {
  const onServer = options.side === 'server';
  const { mode = 'production', refresh = false } = options;
  const forDevelopment = mode === 'development';
  const maps = sourceMaps(repositoryRoot(options.folder));
  return {
    name: `${options.name} ${options.side}`,
    mode,
    context: options.folder,
    devtool: false,
    target: onServer ? 'async-node' : ['web', 'es2022'],
    cache: {
      type: 'filesystem',
      name: `${options.name}-${options.side}${forDevelopment ? '-development' : ''}`,
      cacheDirectory: path.join(buildData(options.folder), 'webpack'),
      // Options of loaders and plugins are not part of any module's cache key.
      buildDependencies: { sources: buildSources(options.folder) },
    },
    output: {
      path: path.join(options.folder, 'dist', options.side),
      uniqueName: options.name,
      clean: true,
      filename: onServer ? '[name].cjs' : '[name].js',
      chunkFilename: onServer ? '[name].cjs' : '[name].js',
      crossOriginLoading: 'anonymous',
      ...(onServer && { library: { type: 'commonjs-module' }, asyncChunks: false }),
    },
    resolve: {
      extensions: ['.mjs', '.js'],
      // The package exports only its development build.
      alias: {
        'react-router/dom$': reactRouter('dom-export.mjs'),
        'react-router$': reactRouter('index.mjs'),
      },
    },
    module: { rules: [script(refresh), styles(options.side)] },
    optimization: {
      minimize: !onServer && !forDevelopment,
      // A build with errors is no base of the next update.
      emitOnErrors: false,
      minimizer: [
        new Terser({
          terserOptions: {
            compress: {
              passes: 3,
              unsafe_arrows: true,
              reduce_funcs: false,
              ecma: 2020,
              ...(options.pureReads && { pure_getters: true, passes: 5 }),
            },
            ecma: 2020,
          },
          extractComments: false,
        }),
        new CssMinimizer(),
      ],
      // A chunk's name is its id, so that entries ship no table of names.
      chunkIds: 'named',
      moduleIds: forDevelopment ? 'named' : 'deterministic',
      mangleExports: forDevelopment ? false : 'size',
      // webpack 5.110 omits an inlined value from the cache key of its importers, so that a warm build used the old
      // value.
      inlineExports: false,
    },
    plugins: onServer
      ? [maps]
      : [
          maps,
          new MiniCssExtract({ filename: '[name].css', chunkFilename: '[name].css' }),
          // A document knows no digests of updates.
          ...(refresh ? [] : [new IntegrityPlugin()]),
        ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
