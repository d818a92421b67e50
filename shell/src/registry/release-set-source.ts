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
  /** Calls back with each new set in force. @returns what ends that. */
  onChange(listener: (prepared: PreparedSet) => void): () => void;
  close(): void;
}

/** ms between two looks at the registry. */
const POLL_MS = 500;
/** Sets remembered for documents that are still open. */
const REMEMBERED = 50;

/**
 * @param onError hears once of each registry document that cannot be used; the set before stays in force
 * @throws when the registry has no document that can be used yet
 */
export async function watchReleaseSets(
  registry: Registry,
  onError: (error: unknown) => void,
  pollMs = POLL_MS,
): Promise<ReleaseSetSource> {
  const listeners = new Set<(prepared: PreparedSet) => void>();
  const remembered = new Map<string, PreparedSet>();
  let stamp = await registry.stamp().catch(() => '');
  let reported = '';
  let current = await prepare(registry);
  remembered.set(current.set.id, current);
  let looking = false;
  const timer = setInterval(() => void look(), pollMs);
  timer.unref();

  /** One look at a time, or an older document might win over a newer one. */
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    let seen = 'none';
    try {
      seen = await registry.stamp();
      if (seen !== stamp) {
        takeUp(await prepare(registry));
        stamp = seen;
      }
      reported = '';
    } catch (error) {
      if (reported !== seen) onError(error);
      reported = seen;
    } finally {
      looking = false;
    }
  }

  function takeUp(next: PreparedSet): void {
    current = next;
    // Set anew, so that the oldest is always first.
    remembered.delete(next.set.id);
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
