import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizer from 'css-minimizer-webpack-plugin';
import MiniCssExtract from 'mini-css-extract-plugin';
import Terser from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { sourceMaps } from './source-maps.ts';

export type BuildSide = 'browser' | 'server';

/** Root of the repository. Class names are hashed from here, so that all builds give a file the same names. */
const ROOT = path.resolve(import.meta.dirname, '../..');

/** Caches that builds write for the next build. */
export const BUILD_DATA = path.join(ROOT, '.data');

/** Files and folders that configure a build: webpack discards its cache when one of them changes. */
const BUILD_SOURCES = [
  path.join(ROOT, 'shared-kit/build/'),
  path.join(ROOT, 'shell/build/'),
  path.join(ROOT, 'package-lock.json'),
];

function reactRouter(file: string): string {
  const folder = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return path.join(folder, 'dist/production', file);
}

const script: RuleSetRule = {
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
};

function styles(side: BuildSide): RuleSetRule {
  const css = {
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: '[local]_[hash:base64:5]',
        localIdentContext: ROOT,
        exportOnlyLocals: side === 'server',
      },
    },
  };
  return { test: /\.css$/, use: side === 'server' ? [css] : [MiniCssExtract.loader, css] };
}

/**
 * Configuration shared by all builds of the platform. File names hold no hash of the content: every file is served below
 * its release's version, which comes from the content.
 */
export function webpackBase(options: {
  folder: string;
  name: string;
  side: BuildSide;
  watch?: boolean;
  /** Treats property reads as free of side effects and errors, which holds for React. */
  pureReads?: boolean;
}): Configuration {
  const onServer = options.side === 'server';
  return {
    name: `${options.name} ${options.side}`,
    mode: 'production',
    context: options.folder,
    devtool: false,
    target: onServer ? 'async-node' : ['web', 'es2022'],
    cache: {
      type: 'filesystem',
      name: `${options.name}-${options.side}`,
      cacheDirectory: path.join(BUILD_DATA, 'webpack'),
      // Options of loaders and plugins are not part of any module's cache key.
      buildDependencies: { sources: BUILD_SOURCES },
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
    module: { rules: [script, styles(options.side)] },
    optimization: {
      minimize: !onServer,
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
      moduleIds: 'deterministic',
      mangleExports: 'size',
      // webpack 5.110 omits an inlined value from the cache key of its importers, so that a warm build used the old
      // value.
      inlineExports: false,
    },
    plugins: onServer
      ? [sourceMaps(ROOT)]
      : [
          sourceMaps(ROOT),
          new MiniCssExtract({ filename: '[name].css', chunkFilename: '[name].css' }),
          new IntegrityPlugin(),
        ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
