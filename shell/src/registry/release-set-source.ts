import { createHash } from 'node:crypto';
import type { Release } from '@aangan/shared-kit/build/release';
import { type PageTable, pageTable } from '../routing/page-table.ts';
import type { Registry } from './folder-registry.ts';
import type { RegistryDocument } from './registry-document.ts';
import { type ReleaseSet, routesOf } from './release-set.ts';
import type { ShellFiles } from './shell-files.ts';
import { SHELL_ROUTES } from './shell-routes.ts';

/** A release set with all that is computed from it once. */
export interface PreparedSet {
  readonly set: ReleaseSet;
  readonly table: PageTable;
  readonly shell: ShellFiles;
  /** Some remote is being developed: open pages want to reload. */
  readonly dev: boolean;
}

/** The release set in force, kept up to date with the registry. */
export interface ReleaseSetSource {
  current(): PreparedSet;
  /** An earlier set by its id, for documents that are still open. */
  byId(id: string): PreparedSet | undefined;
  onChange(listener: (prepared: PreparedSet) => void): () => void;
  close(): void;
}

const POLL_MS = 500;
/** Sets remembered for documents that are still open. */
const REMEMBERED = 50;

/** @throws when the registry has no document yet. */
export async function watchReleaseSets(
  registry: Registry,
  onError: (error: unknown) => void,
): Promise<ReleaseSetSource> {
  const listeners = new Set<(prepared: PreparedSet) => void>();
  const remembered = new Map<string, PreparedSet>();
  let stamp = await registry.stamp().catch(() => '');
  let current = await prepare(registry);
  remembered.set(current.set.id, current);

  const timer = setInterval(() => void poll().catch(onError), POLL_MS);
  timer.unref();

  async function poll(): Promise<void> {
    const now = await registry.stamp();
    if (now === stamp) return;
    const next = await prepare(registry);
    stamp = now;
    current = next;
    remembered.set(next.set.id, next);
    const oldest = remembered.keys().next().value;
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    for (const listener of listeners) listener(next);
  }

  return {
    current: () => current,
    byId: (id) => remembered.get(id),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => clearInterval(timer),
  };
}

async function prepare(registry: Registry): Promise<PreparedSet> {
  const document = await registry.read();
  if (!document) throw new Error(`There is no registry document in ${registry.folder}: publish the remotes first`);
  const releases = await Promise.all(
    Object.entries(document.remotes).map(
      async ([name, { live }]) => [name, await registry.readRelease(name, live)] as const,
    ),
  );
  const byName = Object.fromEntries(releases);
  return {
    set: { id: setId(document, byName), releases: byName },
    table: pageTable([...SHELL_ROUTES, ...routesOf(byName)]),
    shell: await registry.readShell(document.shell),
    dev: Object.values(document.remotes).some(({ dev }) => dev),
  };
}

function setId(document: RegistryDocument, releases: Readonly<Record<string, Release>>): string {
  const versions = Object.values(releases).map(({ name, version }) => `${name}@${version}`);
  return createHash('sha256')
    .update([document.shell, ...versions.sort()].join(' '))
    .digest('hex')
    .slice(0, 12);
}
