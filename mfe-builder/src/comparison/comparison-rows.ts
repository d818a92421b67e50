import type { ComparedProject, ProjectComparison } from '@aangan/shared-kit/contracts/projects';
import { formatRupees, formatShortRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { UNIT_LABELS, UNIT_TYPES } from '@aangan/shared-kit/domain/posting/unit-type';
import {
  PROJECT_AMENITIES,
  PROJECT_AMENITY_LABELS,
  PROJECT_KIND_LABELS,
  STAGE_LABELS,
} from '@aangan/shared-kit/domain/projects/project-options';
import {
  monthsLate,
  monthText,
  priceSpan,
  reraText,
  unitsText,
} from '@aangan/shared-kit/domain/projects/project-words';
import { againstParent } from './comparison.words.ts';

export interface ComparisonRow {
  readonly label: string;
  /** One value for each project, in order; `–` where it has none. */
  readonly cells: readonly string[];
  readonly differs: boolean;
}

const NONE = '–';

type Parent = ProjectComparison['parentBuildingDetails'];

/** All rows of a comparison: money, dates, registration, size, units, amenities. */
export function comparisonRows(projects: readonly ComparedProject[], parent: Parent): ComparisonRow[] {
  const row = (label: string, cellOf: (project: ComparedProject) => string | undefined): ComparisonRow => {
    const cells = projects.map((project) => cellOf(project) || NONE);
    return { label, cells, differs: new Set(cells).size > 1 };
  };
  const homes = homesWord(projects);
  const rows = [
    row('Price', ({ minPrice, maxPrice }) => priceSpan(minPrice, maxPrice)),
    row('Price per sq ft', (project) => rateText(project, parent)),
    row('Builder', ({ builder }) => builder.name),
    row('Handed over by the builder', ({ builder }) => `${builder.delivered} of ${builder.projects} projects`),
    row('Locality', ({ locality, cityName }) => `${locality}, ${cityName}`),
    row('Stage', ({ stage }) => STAGE_LABELS[stage]),
    row('Possession', ({ possessionOn }) => monthText(possessionOn)),
    row('Against the first promise', delayText),
    row('RERA', ({ rera }) => reraText(rera.status, rera.state)),
    row('RERA number', ({ rera }) => rera.number ?? 'Not given'),
    row('Kind', ({ kind }) => PROJECT_KIND_LABELS[kind]),
    row('Units', ({ units }) => unitsText(units)),
    ...UNIT_TYPES.map((type) => row(`${UNIT_LABELS[type]}, from`, (project) => cheapest(project, type))),
    row('Size', ({ minSize, maxSize }) => `${groupDigits(minSize)} to ${groupDigits(maxSize)} sq ft`),
    row(homes, ({ totalUnits }) => groupDigits(totalUnits)),
    row(`${homes} an acre`, ({ totalUnits, landAcres }) =>
      landAcres > 0 ? String(Math.round(totalUnits / landAcres)) : undefined,
    ),
    row('Open area', ({ openArea }) => `${openArea}%`),
    row('Towers', ({ towers, floors }) => (towers > 0 ? `${towers}, up to ${floors} floors` : undefined)),
    row('Homes for rent in it', ({ listings }) => String(listings.RENT)),
    row('Resale homes in it', ({ listings }) => String(listings.BUY)),
    ...PROJECT_AMENITIES.map((amenity) =>
      row(PROJECT_AMENITY_LABELS[amenity], ({ amenities }) => (amenities.includes(amenity) ? 'Yes' : 'No')),
    ),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell !== NONE && cell !== 'No'));
}

/** What projects consist of: homes, plots, or some of each. */
function homesWord(projects: readonly ComparedProject[]): string {
  const plots = projects.filter(({ kind }) => kind === 'PLOTS').length;
  if (plots === 0) return 'Homes';
  return plots === projects.length ? 'Plots' : 'Homes or plots';
}

/** Rows that differ first, each group in its order. */
export function differencesFirst(rows: readonly ComparisonRow[]): ComparisonRow[] {
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}

function rateText({ id, pricePerSqft }: ComparedProject, parent: Parent): string {
  const rate = formatRupees(pricePerSqft);
  return id === parent.id ? rate : `${rate}, ${againstParent(pricePerSqft, parent)}`;
}

function delayText({ promisedOn, possessionOn }: ComparedProject): string {
  const months = monthsLate(promisedOn, possessionOn);
  if (months <= 0) return 'On time';
  return `${months} ${months === 1 ? 'month' : 'months'} later`;
}

/** `₹80 Lacs for 1,000 sq ft`: the cheapest unit of a size. */
function cheapest({ unitTypes }: ComparedProject, type: (typeof UNIT_TYPES)[number]): string | undefined {
  const [unit] = unitTypes.filter((each) => each.type === type).sort((one, other) => one.price - other.price);
  return unit && `${formatShortRupees(unit.price)} for ${groupDigits(unit.builtUpArea)} sq ft`;
}
