import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { formatShortRupees } from '@aangan/shared-kit/domain/money';
import { UNIT_LABELS, type UnitType } from '@aangan/shared-kit/domain/posting/unit-type';
import { POSSESSION_LABELS, type ProjectStage, STAGE_LABELS } from '@aangan/shared-kit/domain/projects/project-options';
import type { ProjectSearch } from '@aangan/shared-kit/domain/projects/project-search';
import { unitsText } from '@aangan/shared-kit/domain/projects/project-words';
import { titleCase } from '@aangan/shared-kit/domain/slug';

/** Names that the API found for the slugs of a search. */
export interface FoundNames {
  readonly places: readonly { readonly slug: string; readonly name: string }[];
  readonly builder: { readonly name: string } | null;
}

/** `Wakad, Pune`, `Pune`. */
export function placeText({ city, localities }: ProjectSearch, { places }: FoundNames): string {
  const names = localities.map((slug) => places.find((place) => place.slug === slug)?.name ?? titleCase(slug));
  const inCity = cityBySlug(city)?.name ?? titleCase(city);
  return names.length > 0 ? `${names.join(' and ')}, ${inCity}` : inCity;
}

/** `Ready-to-move 2 BHK projects by Otla Housing in Wakad, Pune`. */
export function headingOf(search: ProjectSearch, names: FoundNames): string {
  const [stage, ...others] = search.stages;
  const kind = stage !== undefined && others.length === 0 ? STAGE_HEADINGS[stage] : undefined;
  const units = search.units.length > 0 ? unitsText(search.units) : undefined;
  const words = [kind ?? (units ? undefined : 'New'), units, 'projects'].filter(Boolean).join(' ');
  const by = names.builder ? ` by ${names.builder.name}` : '';
  return `${words}${by} in ${placeText(search, names)}`;
}

const STAGE_HEADINGS = {
  NEW_LAUNCH: 'Newly launched',
  UNDER_CONSTRUCTION: 'Under-construction',
  READY: 'Ready-to-move',
} as const satisfies Record<ProjectStage, string>;

export interface ChosenFilter {
  readonly label: string;
  readonly without: ProjectSearch;
}

/** The filters of a search, each with the search without it. */
export function chosenFilters(search: ProjectSearch, names: FoundNames): ChosenFilter[] {
  const { stages, units, minPrice, maxPrice, possession, builder, rera, bounds } = search;
  const { minPrice: _, maxPrice: __, ...anyBudget } = search;
  const { possession: ___, ...anyTime } = search;
  const { builder: ____, ...anyBuilder } = search;
  const { bounds: _____, ...anywhere } = search;
  const budget = budgetText(minPrice, maxPrice);
  return [
    ...stages.map((stage) => ({
      label: STAGE_LABELS[stage],
      without: { ...search, stages: stages.filter((each) => each !== stage) },
    })),
    ...units.map((unit: UnitType) => ({
      label: UNIT_LABELS[unit],
      without: { ...search, units: units.filter((each) => each !== unit) },
    })),
    ...(budget ? [{ label: budget, without: anyBudget }] : []),
    ...(possession ? [{ label: POSSESSION_LABELS[possession], without: anyTime }] : []),
    ...(builder ? [{ label: names.builder?.name ?? titleCase(builder), without: anyBuilder }] : []),
    ...(rera ? [{ label: 'RERA registered', without: { ...search, rera: false } }] : []),
    ...(bounds ? [{ label: 'Area of the map', without: anywhere }] : []),
  ];
}

/** `₹50 Lacs to ₹1 Cr`, `Up to ₹1 Cr`, `From ₹50 Lacs`; empty for any. */
function budgetText(minPrice: number | undefined, maxPrice: number | undefined): string {
  if (minPrice !== undefined && maxPrice !== undefined) {
    return `${formatShortRupees(minPrice)} to ${formatShortRupees(maxPrice)}`;
  }
  if (maxPrice !== undefined) return `Up to ${formatShortRupees(maxPrice)}`;
  return minPrice === undefined ? '' : `From ${formatShortRupees(minPrice)}`;
}
