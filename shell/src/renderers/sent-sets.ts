import { LRUCache } from 'lru-cache';
import { type ReleaseSet, releaseKey, type UsedRelease } from '../registry/release-set.ts';

/** Release sets that a thread holds: those of the last pages. More are sent again when needed. */
const MOST_SETS = 16;

/** A set as it is sent: a release that the thread holds already is named by its key. */
export interface SentSet {
  readonly id: string;
  readonly releases: Readonly<Record<string, UsedRelease | string>>;
}

interface SentSetsDeps {
  readonly send: (set: SentSet) => void;
  readonly forget: (id: string) => void;
  readonly most?: number;
}

/**
 * The sets that a thread holds, as the main thread knows them. Sets differ by a release or two, and messages are copied: so
 * a thread gets each release once.
 */
export function sentSets({ send, forget, most = MOST_SETS }: SentSetsDeps): { ensure(set: ReleaseSet): void } {
  const keysBySet = new LRUCache<string, readonly string[]>({ max: most, dispose: (_keys, id) => forget(id) });
  return {
    ensure({ id, releases }) {
      if (keysBySet.get(id)) return;
      const held = new Set([...keysBySet.values()].flat());
      const entries = Object.entries(releases).map(([name, release]) => {
        const key = releaseKey(release);
        return [name, held.has(key) ? key : release] as const;
      });
      send({ id, releases: Object.fromEntries(entries) });
      // Forgets an older set only now: the new one may name its releases.
      keysBySet.set(id, Object.values(releases).map(releaseKey));
    },
  };
}

/** The sets that were sent, in the thread. */
export interface HeldSets {
  hold(sent: SentSet): void;
  forget(id: string): void;
  get(id: string): ReleaseSet | undefined;
}

export function heldSets(): HeldSets {
  const sets = new Map<string, ReleaseSet>();

  function heldRelease(key: string): UsedRelease {
    for (const { releases } of sets.values())
      for (const release of Object.values(releases)) if (releaseKey(release) === key) return release;
    throw new Error(`The release ${key} was not sent`);
  }

  return {
    hold({ id, releases }) {
      const entries = Object.entries(releases).map(([name, sent]) => [
        name,
        typeof sent === 'string' ? heldRelease(sent) : sent,
      ]);
      sets.set(id, { id, releases: Object.fromEntries(entries) });
    },
    forget: (id) => void sets.delete(id),
    get: (id) => sets.get(id),
  };
}
