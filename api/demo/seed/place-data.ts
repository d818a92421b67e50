import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LandmarkKind } from '../../src/places/public.ts';

/** A city as written by hand in `data/cities.json`. Prices are those of a tier-3 locality. */
export interface CitySeed {
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
  readonly radiusKm: number;
  /** ₹ a month per sq ft. */
  readonly rentPerSqft: number;
  /** ₹ per sq ft. */
  readonly salePerSqft: number;
  /** Minimum and maximum months of rent that owners ask as deposit. */
  readonly depositMonths: readonly [number, number];
}

/** 1 is the most expensive price band of a city, 5 the cheapest. */
type PriceTier = 1 | 2 | 3 | 4 | 5;

/** A locality; coordinates are approximate, to 3 decimals (about 110 m). */
export interface LocalitySeed {
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly pin: string;
  readonly lat: number;
  readonly lng: number;
  readonly zone: string;
  readonly tier: PriceTier;
}

export interface LandmarkSeed {
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly kind: LandmarkKind;
  readonly lat: number;
  readonly lng: number;
}

/** A stop; an interchange has the same id on each of its lines. */
export interface MetroStationSeed {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

interface MetroLineSeed {
  readonly id: string;
  readonly name: string;
  /** `#RRGGBB`, near the operator's own. */
  readonly colour: string;
  readonly status: 'open' | 'under_construction';
  /** In the order of travel. */
  readonly stations: readonly MetroStationSeed[];
}

export interface MetroSeed {
  readonly lines: readonly MetroLineSeed[];
}

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

const DATA_FOLDER = join(import.meta.dirname, '../../data');

export function readCities(): CitySeed[] {
  return readJson<CitySeed[]>('cities.json');
}

/** @throws Error (ENOENT) for a city that has no file. */
export function readLocalities(city: string): LocalitySeed[] {
  return readJson<LocalitySeed[]>(`localities/${city}.json`);
}

/** @throws Error (ENOENT) for a city that has no file. */
export function readLandmarks(city: string): LandmarkSeed[] {
  return readJson<LandmarkSeed[]>(`landmarks/${city}.json`);
}

/** Has no lines for a city without a metro in the specification's list. */
export function readMetro(city: string): MetroSeed {
  return readJson<MetroSeed>(`metro/${city}.json`);
}

export function readNames(): NamesSeed {
  return readJson<NamesSeed>('names.json');
}

export function readNews(): NewsSeed[] {
  return readJson<NewsSeed[]>('news.json');
}

export function readStories(): StorySeed[] {
  return readJson<StorySeed[]>('stories.json');
}

/** Trusts the declared types, because `place-data.test.ts` checks these files. */
function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(DATA_FOLDER, file), 'utf8'));
}
