import path from 'node:path';
import { type BuildSide, webpackBase } from '@aangan/shared-kit/build/webpack-base';
import webpack, { type Configuration } from 'webpack';

const REFRESH_HOST = './src/development/refresh-host.ts';
const FOLDER = path.resolve(import.meta.dirname, '..');

interface ShellPart {
  readonly side: BuildSide;
  readonly entry: Readonly<Record<string, string>>;
  readonly name?: string;
  readonly pureReads?: boolean;
}

/** Folder of both halves, and the mode of the files for browsers. */
export interface ShellBuild {
  readonly dist: string;
  /** `development` for `npm run dev`: React's development build, which can replace components in an open document. */
  readonly mode: 'production' | 'development';
}

function shellPart({ side, entry, name = 'shell', pureReads = false }: ShellPart, build: ShellBuild): Configuration {
  const forDevelopment = side === 'browser' && build.mode === 'development';
  const base = webpackBase({
    folder: FOLDER,
    name,
    side,
    ...(forDevelopment ? { mode: 'development' } : { pureReads }),
  });
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
    entry: forDevelopment ? afterRefreshHost(entry) : entry,
    output: {
      ...base.output,
      path: path.join(build.dist, side),
      publicPath: side === 'browser' ? 'auto' : '/',
    },
  };
}

/** React looks for the hook of its refresh when it starts, so the runtime runs first. */
function afterRefreshHost(entry: ShellPart['entry']): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, file]) => [name, name === 'panel' ? [file] : [REFRESH_HOST, file]]),
  );
}

/** Web shell and webview share one folder: each build deletes only its own files. */
function webShell(build: ShellBuild): Configuration {
  const entry = { main: './src/browser/main.tsx', panel: './src/panel/main.ts' };
  const web = shellPart({ side: 'browser', entry }, build);
  return { ...web, output: { ...web.output, clean: { keep: /^(?:maps\/)?webview/ } } };
}

/**
 * A separate build, with less of webpack's runtime: all styles are in one file, so none load later, and
 * `src/webview/public-path.ts` knows where the files are.
 */
function webview(build: ShellBuild): Configuration {
  const entry = { webview: './src/webview/main.tsx' };
  const alone = shellPart({ side: 'browser', entry, name: 'shell-webview', pureReads: true }, build);
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

/** The shell's builds for browsers, webviews and the server. In each mode the server half is a production build. */
export function shellHalves(build: ShellBuild): Configuration[] {
  const server = shellPart({ side: 'server', entry: { main: './src/render/server-half.tsx' } }, build);
  return [webShell(build), webview(build), server];
}

/** All production builds of the shell: both halves, and its workers. */
export function shellWebpack(): Configuration[] {
  return [...shellHalves({ dist: path.join(FOLDER, 'dist'), mode: 'production' }), workers()];
}
