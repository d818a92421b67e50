import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { distanceKm } from '@aangan/shared-kit/domain/distance';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { TextSearch } from '@aangan/shared-kit/domain/search-text-slug';

/** A locality with its figures. */
interface LocalityFigures {
  readonly slug: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly listings: Readonly<Partial<Record<ListingCategory, number>>>;
  /** ₹ a month of 2 BHK homes, or null. */
  readonly medianRent: number | null;
  /** ₹ per sq ft, or null. */
  readonly medianPricePerSqft: number | null;
}

export interface Station {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Figures of a city from the database. */
export interface CityFigures {
  readonly localities: readonly LocalityFigures[];
  readonly stations: readonly Station[];
}

/** A locality as a text mentions it. */
export interface FactLocality {
  readonly slug: string;
  readonly name: string;
  /** Straight line, km; only set for localities near another. */
  readonly distanceKm?: number;
  readonly listings: number;
  /** In the unit of the search, or null. */
  readonly median: number | null;
}

/** Facts for the text about a search. */
export interface SearchFacts {
  readonly search: TextSearch;
  readonly cityName: string;
  readonly locality?: FactLocality;
  readonly listings: number;
  /** Unit of the medians, or undefined if the category has no median. */
  readonly unit?: 'month' | 'sqft';
  /** Localities with listings: near the locality by distance, or in the city by number of listings. */
  readonly others: readonly FactLocality[];
  readonly stations: readonly { readonly name: string; readonly distanceKm: number }[];
}

/** Categories with stored medians. */
const UNITS: Readonly<Partial<Record<ListingCategory, 'month' | 'sqft'>>> = { RENT: 'month', BUY: 'sqft' };

const OTHERS = 6;
const STATIONS = 3;
/** Stations farther away are too far to walk or take an auto. */
const STATION_KM = 4;

/** Facts for the text about a search, from a city's figures; undefined for an unknown locality. */
export function searchFacts(search: TextSearch, { localities, stations }: CityFigures): SearchFacts | undefined {
  const { category } = search;
  const unit = UNITS[category];
  const fact = (each: LocalityFigures): FactLocality => ({
    slug: each.slug,
    name: each.name,
    listings: each.listings[category] ?? 0,
    median: unit === 'month' ? each.medianRent : unit === 'sqft' ? each.medianPricePerSqft : null,
  });
  const about = { search, cityName: cityBySlug(search.city)?.name ?? search.city, ...(unit && { unit }) };
  const offered = (each: FactLocality) => each.listings > 0;
  if (search.locality === undefined) {
    const all = localities.map(fact).filter(offered);
    const listings = all.reduce((sum, each) => sum + each.listings, 0);
    const others = all.sort((one, other) => other.listings - one.listings).slice(0, OTHERS);
    return { ...about, listings, others, stations: [] };
  }
  const here = localities.find(({ slug }) => slug === search.locality);
  if (!here) return undefined;
  const km = (point: { readonly latitude: number; readonly longitude: number }) => distanceKm(here, point);
  const locality = fact(here);
  return {
    ...about,
    locality,
    listings: locality.listings,
    others: localities
      .filter((each) => each !== here)
      .map((each) => ({ ...fact(each), distanceKm: km(each) }))
      .filter(offered)
      .sort((one, other) => one.distanceKm - other.distanceKm)
      .slice(0, OTHERS),
    stations: stations
      .map((station) => ({ name: station.name, distanceKm: km(station) }))
      .filter((station) => station.distanceKm <= STATION_KM)
      .sort((one, other) => one.distanceKm - other.distanceKm)
      .slice(0, STATIONS),
  };
}
