import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { ModuleFederation } from '@module-federation/runtime-core';
import type { RemoteEntryExports } from '@module-federation/runtime-core/types';
import { federationName } from '../../federation/remote-name.ts';
import { sharedLibs } from '../../federation/shared-libs.ts';

/** What the process loads: names of the remote and its pages, and its server entry. */
export interface ProbeOrder {
  readonly name: string;
  /** Absolute path of the file. */
  readonly entry: string;
  readonly pages: readonly string[];
}

/** What loading a release's server half does. */
export interface ProbeResult {
  readonly pages: PageExports;
  /** Names that it has added to `globalThis`: what they hold is never collected. */
  readonly globals: readonly string[];
}

/** By page: the `typeof` of each export, or why the page's module does not load. */
export type PageExports = Readonly<
  Record<string, { readonly types: Readonly<Record<string, string>> } | { readonly error: string }>
>;

/** The runtime of module federation, of which each remote has a copy, keeps its own registry there. */
const OF_FEDERATION = /^__(?:FEDERATION|VMOK)__$/;

/** Entry of the process: takes one order, sends the result, and ends. */
process.once('message', (order: ProbeOrder) => {
  void look(order).then((found) => process.send?.(found, () => process.exit()));
});

async function look(order: ProbeOrder): Promise<ProbeResult> {
  const before = new Set(Reflect.ownKeys(globalThis));
  const container = start(order);
  const found = order.pages.map(async (page) => {
    const module = async () => (await container).get(`${order.name}/${page}`, `./${page}`);
    return [page, await exportsOf(module)];
  });
  const pages = Object.fromEntries(await Promise.all(found));
  const added = Reflect.ownKeys(globalThis).filter((key) => !before.has(key));
  return { pages, globals: added.map(String).filter((name) => !OF_FEDERATION.test(name)) };
}

async function start({ name, entry }: ProbeOrder) {
  const federation = new ModuleFederation({
    name: 'probe',
    remotes: [],
    shared: sharedLibs(),
    shareStrategy: 'loaded-first',
  });
  const exported = evaluate(await readFile(entry, 'utf8'), entry, federationName(name));
  return federation.initRawContainer(name, entry, exported);
}

function evaluate(code: string, file: string, exportName: string): RemoteEntryExports {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const run = compileFunction(code, ['exports', 'module', 'require', '__dirname', '__filename'], { filename: file });
  run(module.exports, module, createRequire(file), '/', file);
  return (module.exports[exportName] ?? module.exports) as unknown as RemoteEntryExports;
}

async function exportsOf(load: () => Promise<unknown>): Promise<PageExports[string]> {
  try {
    const module: unknown = await load();
    if (typeof module !== 'object' || module === null) return { types: {} };
    return { types: Object.fromEntries(Object.entries(module).map(([name, value]) => [name, typeof value])) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
