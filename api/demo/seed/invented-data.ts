import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type NameRegion = 'north' | 'south' | 'west';

interface NamesSeed {
  readonly firstNames: Readonly<Record<NameRegion, readonly string[]>>;
  readonly lastNames: Readonly<Record<NameRegion, readonly string[]>>;
  /** Fictional: no real society or builder is meant. */
  readonly societies: {
    readonly stems: readonly string[];
    readonly suffixes: readonly string[];
    readonly builders: readonly string[];
  };
}

interface NewsSeed {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly dateIso: string;
  /** City slug; an item without it is for every city. */
  readonly city?: string;
}

interface StorySeed {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly title: string;
  readonly text: string;
}

const FOLDER = join(import.meta.dirname, 'data');

export function readNames(): NamesSeed {
  return readJson<NamesSeed>('names.json');
}

export function readNews(): NewsSeed[] {
  return readJson<NewsSeed[]>('news.json');
}

export function readStories(): StorySeed[] {
  return readJson<StorySeed[]>('stories.json');
}

/** Trusts the declared types, because `invented-data.test.ts` checks these files. */
function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
}
