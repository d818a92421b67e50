import path from 'node:path';
import { type BuildSide, webpackBase } from '@aangan/shared-kit/build/webpack-base';
import webpack, { type Configuration } from 'webpack';

const FOLDER = path.resolve(import.meta.dirname, '..');

const ENTRY = { browser: './src/browser/main.tsx', server: './src/render/main.tsx' } as const;

function shellSide(side: BuildSide): Configuration {
  const base = webpackBase({ folder: FOLDER, name: 'shell', side });
  base.plugins?.push(
    // Switches of the federation runtime: no snapshots (the document names every file), one environment.
    new webpack.DefinePlugin({
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      ENV_TARGET: JSON.stringify(side === 'browser' ? 'web' : 'node'),
    }),
  );
  if (side === 'browser') {
    base.plugins?.push(
      new webpack.NormalModuleReplacementPlugin(
        /snapshot[\\/]SnapshotHandler\.js$/,
        path.join(FOLDER, 'src/federation/no-snapshots.ts'),
      ),
    );
  }
  return {
    ...base,
    entry: { main: ENTRY[side] },
    output: { ...base.output, publicPath: side === 'browser' ? 'auto' : '/' },
  };
}

/** The shell's two builds. */
export function shellWebpack(): Configuration[] {
  return [shellSide('browser'), shellSide('server')];
}
