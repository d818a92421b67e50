import path from 'node:path';
import { type BuildSide, webpackBase } from '@aangan/shared-kit/build/webpack-base';
import webpack, { type Configuration } from 'webpack';

const FOLDER = path.resolve(import.meta.dirname, '..');

interface ShellPart {
  readonly side: BuildSide;
  readonly entry: Readonly<Record<string, string>>;
  readonly name?: string;
  readonly pureReads?: boolean;
}

function shellPart({ side, entry, name = 'shell', pureReads = false }: ShellPart): Configuration {
  const base = webpackBase({ folder: FOLDER, name, side, pureReads });
  base.plugins?.push(
    // Options of the federation runtime: no snapshots (the document names every file), one environment.
    new webpack.DefinePlugin({
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      // In the browser the shell loads entries itself.
      FEDERATION_OPTIMIZE_NO_REMOTE: side === 'browser',
      ENV_TARGET: JSON.stringify(side === 'browser' ? 'web' : 'node'),
    }),
  );
  return {
    ...base,
    entry,
    output: { ...base.output, publicPath: side === 'browser' ? 'auto' : '/' },
  };
}

/** Web shell and webview share one folder: each build deletes only its own files. */
function webShell(): Configuration {
  const web = shellPart({ side: 'browser', entry: { main: './src/browser/main.tsx', panel: './src/panel/main.ts' } });
  return { ...web, output: { ...web.output, clean: { keep: /^(?:maps\/)?webview/ } } };
}

/**
 * A separate build, with less of webpack's runtime: all styles are in one file, so none load later, and
 * `src/webview/public-path.ts` knows where the files are.
 */
function webview(): Configuration {
  const entry = { webview: './src/webview/main.tsx' };
  const alone = shellPart({ side: 'browser', entry, name: 'shell-webview', pureReads: true });
  const styles = { type: 'css/mini-extract', name: 'webview', chunks: 'all', enforce: true } as const;
  return {
    ...alone,
    optimization: {
      ...alone.optimization,
      splitChunks: { cacheGroups: { styles, default: false, defaultVendors: false } },
    },
    output: {
      ...alone.output,
      publicPath: '',
      charset: false,
      chunkFilename: 'webview-[name].js',
      clean: { keep: /^(?!(?:maps\/)?webview)/ },
    },
  };
}

/** The service worker, and the worker that replaces it where it is switched off: one file each, under fixed names. */
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

/** The shell's builds for browsers, webviews and the server, and its workers. */
export function shellWebpack(): Configuration[] {
  return [
    webShell(),
    webview(),
    shellPart({ side: 'server', entry: { main: './src/render/server-half.tsx' } }),
    workers(),
  ];
}
