import type { RefreshHost } from '../../platform/react-refresh.ts';
import { type ModuleVersion, refreshableOf, sameFrame } from './refreshable.ts';

/** Part of webpack's module that this file uses. */
interface HotModule {
  readonly id: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly hot: {
    /** What `dispose` stored when the module ran before. */
    readonly data?: { version?: ModuleVersion } | undefined;
    accept(): void;
    dispose(callback: (data: { version?: ModuleVersion }) => void): void;
  };
}

interface Execution {
  readonly id: string;
  factory(this: unknown, module: HotModule, exports: unknown, require: unknown): void;
}

declare const __webpack_require__: { readonly i: ((execution: Execution) => void)[] };
declare let __webpack_public_path__: string;
declare global {
  interface ImportMeta {
    readonly webpackHot: {
      /** Fetches the update; null without one. */
      check(autoApply: false): Promise<readonly string[] | null>;
      /** @throws Error when no module accepts a change */
      apply(): Promise<readonly string[]>;
    };
  }
  var $RefreshReg$: (type: unknown, name: string) => void;
  var $RefreshSig$: () => (type: unknown) => unknown;
}

/** Ids of modules that are written here: paths, of files that no package has installed. */
const SOURCE = /^\.(?!.*\/node_modules\/).*\.[jt]sx?$/;

/** Address of a release's files: its remote and its version. */
const BASE = /\/([^/]+)\/([^/]+)\/browser\/$/;

/**
 * Runs in the entry of a remote that `npm run dev` has built, before its modules. It tells React which components are
 * the same after a change, and accepts changed modules that export only components, or a page.
 */
function startRefresh({ runtime, remotes }: RefreshHost): void {
  const [, remote = ''] = BASE.exec(__webpack_public_path__) ?? [];
  /** Ids of modules whose changes the document can show without a reload. */
  const refreshable = new Set<string>();
  let reloads = false;
  let pagesRun = 0;

  function settle({ id, exports, hot }: HotModule): void {
    const version = refreshableOf(exports, runtime.isLikelyComponentType);
    const before = hot.data?.version;
    if (before && !(version && sameFrame(before, version))) reloads = true;
    if (before?.isPage) pagesRun += 1;
    if (!version) {
      refreshable.delete(id);
      return;
    }
    refreshable.add(id);
    for (const [name, type] of Object.entries(version.components))
      runtime.register(type, `${remote} ${id} export ${name}`);
    hot.dispose((data) => {
      data.version = version;
    });
    hot.accept();
  }

  __webpack_require__.i.push((execution) => {
    const { id, factory } = execution;
    execution.factory = function run(module, exports, require) {
      const { $RefreshReg$: register, $RefreshSig$: sign } = globalThis;
      globalThis.$RefreshReg$ = (type, name) => runtime.register(type, `${remote} ${id} ${name}`);
      globalThis.$RefreshSig$ = runtime.createSignatureFunctionForTransform;
      try {
        factory.call(this, module, exports, require);
      } finally {
        globalThis.$RefreshReg$ = register;
        globalThis.$RefreshSig$ = sign;
      }
      if (SOURCE.test(String(id))) settle(module);
    };
  });

  remotes.set(remote, async (version) => {
    __webpack_public_path__ = __webpack_public_path__.replace(BASE, `/${remote}/${version}/browser/`);
    reloads = false;
    pagesRun = 0;
    const changed = await import.meta.webpackHot.check(false);
    if (!changed) return false;
    // A page's loader may use what is no component: the data of the document would be of before.
    const others = changed.filter((id) => !refreshable.has(id) && !String(id).endsWith('.css'));
    await import.meta.webpackHot.apply();
    if (reloads || (pagesRun > 0 && others.length > 0)) return false;
    runtime.performReactRefresh();
    return true;
  });
}

// Components that are made inside of functions call these at any time.
globalThis.$RefreshReg$ ??= () => undefined;
globalThis.$RefreshSig$ ??= () => (type) => type;
if (globalThis.aanganRefresh) startRefresh(globalThis.aanganRefresh);
