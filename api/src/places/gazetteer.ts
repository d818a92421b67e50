import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LandmarkKind } from './landmark-words.ts';

/** A city as written by hand in `gazetteer/cities.json`. Prices are those of a tier-3 locality. */
export interface CityEntry {
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
export interface LocalityEntry {
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly pin: string;
  readonly lat: number;
  readonly lng: number;
  readonly zone: string;
  readonly tier: PriceTier;
}

export interface LandmarkEntry {
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly kind: LandmarkKind;
  readonly lat: number;
  readonly lng: number;
}

/** A stop; an interchange has the same id on each of its lines. */
export interface MetroStationEntry {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

interface MetroLineEntry {
  readonly id: string;
  readonly name: string;
  /** `#RRGGBB`, near the operator's own. */
  readonly colour: string;
  readonly status: 'open' | 'under_construction';
  /** In the order of travel. */
  readonly stations: readonly MetroStationEntry[];
}

export interface MetroEntry {
  readonly lines: readonly MetroLineEntry[];
}

/** Files that are written by hand. A bundle has them beside it too. drizzle-kit loads this file without a folder. */
const FOLDER = () => join(import.meta.dirname, 'gazetteer');

export function readCities(): CityEntry[] {
  return readJson<CityEntry[]>('cities.json');
}

/** @throws Error (ENOENT) for a city that has no file. */
export function readLocalities(city: string): LocalityEntry[] {
  return readJson<LocalityEntry[]>(`localities/${city}.json`);
}

/** @throws Error (ENOENT) for a city that has no file. */
export function readLandmarks(city: string): LandmarkEntry[] {
  return readJson<LandmarkEntry[]>(`landmarks/${city}.json`);
}

/** Has no lines for a city without a metro in the specification's list. */
export function readMetro(city: string): MetroEntry {
  return readJson<MetroEntry>(`metro/${city}.json`);
}

/** Trusts the declared types, because `gazetteer.test.ts` checks these files. */
function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(FOLDER(), file), 'utf8'));
}
