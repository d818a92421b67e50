import { formatDistance } from '@aangan/shared-kit/domain/distance';
import { monthlyEmi } from '@aangan/shared-kit/domain/emi';
import { CATEGORY_FACTS, isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { AMENITIES, AMENITY_LABELS } from '@aangan/shared-kit/domain/listing-options';
import { usualLoan } from '@aangan/shared-kit/domain/loan-terms';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { monthlyCost } from '@aangan/shared-kit/domain/monthly-cost';
import { confirmedAgo } from '@aangan/shared-kit/domain/relative-day';
import {
  FACTS,
  FACTS_BY_CATEGORY,
  type FactKey,
  type ListingDetail,
  type NearbyPlace,
  priceBlock,
  priceInWords,
} from '../listing-detail/public.ts';

export interface ComparedHome {
  readonly listing: ListingDetail;
  /** Nearest metro station, if one is near. */
  readonly metro: NearbyPlace | null;
}

export interface ComparisonRow {
  readonly label: string;
  /** One value per home, in order; `–` when the owner gave none. */
  readonly cells: readonly string[];
  /** Whether the homes differ in this row. */
  readonly differs: boolean;
}

const UNSAID = '–';

/** All rows of the comparison: money, then facts of the homes’ categories, amenities, metro, freshness. */
export function comparisonRows(homes: readonly ComparedHome[], nowMs: number): ComparisonRow[] {
  const row = (label: string, cellOf: (home: ComparedHome) => string | null | undefined): ComparisonRow => {
    const cells = homes.map((home) => cellOf(home) || UNSAID);
    return { label, cells, differs: new Set(cells).size > 1 };
  };
  const rows = [
    row('On offer', ({ listing }) => CATEGORY_FACTS[listing.category].tab),
    row('Price', ({ listing }) => `${listing.category === 'PG' ? 'From ' : ''}${priceInWords(listing)}`),
    row('Monthly cost, all included', ({ listing }) => costAMonth(listing)),
    ...['Deposit', 'Maintenance', 'Rate'].map((label) =>
      row(label, ({ listing }) => priceBlock(listing).lines.find((line) => line.label === label)?.value),
    ),
    row('Locality', ({ listing }) => listing.locality),
    row('Society', ({ listing }) => listing.society),
    ...factKeys(homes).map((key) => row(FACTS[key].label, ({ listing }) => FACTS[key].value(listing, nowMs))),
    ...AMENITIES.map((amenity) =>
      row(AMENITY_LABELS[amenity], ({ listing }) => (listing.amenities.includes(amenity) ? 'Yes' : 'No')),
    ),
    row('Nearest metro, straight line', ({ metro }) => metro && `${metro.name}, ${formatDistance(metro.distanceKm)}`),
    row('Confirmed', ({ listing }) => confirmedAgo(listing.confirmedAt, nowMs)),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell !== UNSAID && cell !== 'No'));
}

/** Rent, maintenance and lost interest on the deposit; or the instalment of a default loan and maintenance. */
export function costAMonth(listing: ListingDetail): string {
  const { category, price, maintenance, deposit } = listing;
  if (isMonthly(category)) return formatRupees(monthlyCost({ rent: price, maintenance, deposit }).total);
  const { principal, rate, years } = usualLoan(price);
  return formatRupees(monthlyEmi(principal, rate, years) + maintenance);
}

/** Facts of the homes’ categories without duplicates, in the order of the tables. */
function factKeys(homes: readonly ComparedHome[]): FactKey[] {
  return [...new Set(homes.flatMap(({ listing }): readonly FactKey[] => FACTS_BY_CATEGORY[listing.category]))];
}
