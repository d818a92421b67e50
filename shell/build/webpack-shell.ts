import path from 'node:path';
import { type BuildSide, webpackBase } from '@aangan/shared-kit/build/webpack-base';
import webpack, { type Configuration } from 'webpack';

const FOLDER = path.resolve(import.meta.dirname, '..');

const ENTRY = {
  browser: { main: './src/browser/main.tsx', webview: './src/webview/main.tsx' },
  server: { main: './src/render/main.tsx' },
} as const;

function shellSide(side: BuildSide): Configuration {
  const base = webpackBase({ folder: FOLDER, name: 'shell', side });
  base.plugins?.push(
    // Switches of the federation runtime: no snapshots (the document names every file), one environment.
    new webpack.DefinePlugin({
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      // In the browser the shell loads entries itself.
      FEDERATION_OPTIMIZE_NO_REMOTE: side === 'browser',
      ENV_TARGET: JSON.stringify(side === 'browser' ? 'web' : 'node'),
    }),
  );
  if (side === 'browser') {
    base.module?.rules?.push({
      test: /single-spa\.min\.js$/,
      sideEffects: false,
      loader: path.join(import.meta.dirname, 'parcels-only-loader.ts'),
    });
    base.plugins?.push(
      new webpack.NormalModuleReplacementPlugin(
        /snapshot[\\/]SnapshotHandler\.js$/,
        path.join(FOLDER, 'src/federation/no-snapshots.ts'),
      ),
    );
  }
  return {
    ...base,
    entry: ENTRY[side],
    output: { ...base.output, publicPath: side === 'browser' ? 'auto' : '/' },
  };
}

/** The service worker, and the one that takes its place where it is switched off: a file each, under fixed names. */
function workers(): Configuration {
  const base = webpackBase({ folder: FOLDER, name: 'shell-worker', side: 'browser' });
  return {
    ...base,
    target: 'webworker',
    entry: {
      'service-worker': './src/offline/worker/service-worker.ts',
      'removal-worker': './src/offline/worker/removal-worker.ts',
    },
    output: { path: path.join(FOLDER, 'dist/worker'), filename: '[name].js', clean: true },
    plugins: [],
  };
}

/** The shell's two builds, and its workers. */
export function shellWebpack(): Configuration[] {
  return [shellSide('browser'), shellSide('server'), workers()];
}
