import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { formatRupees, formatShortRupees } from '@aangan/shared-kit/domain/money';
import { type CostWords, costWords } from '../listing/public.ts';
import type { ListingDetail } from './listing-detail.ts';

export interface PriceLine {
  readonly label: string;
  readonly value: string;
}

interface PriceBlock {
  /** ₹, per month when `monthly`. */
  readonly amount: number;
  readonly monthly: boolean;
  /** Whether the amount is the cheapest of several, such as a PG’s beds. */
  readonly from: boolean;
  /** Additional costs. */
  readonly lines: readonly PriceLine[];
  /** Total per month; undefined when the headline already shows it. */
  readonly cost: CostWords | undefined;
}

type PricedListing = Pick<ListingDetail, 'category' | 'price' | 'deposit' | 'maintenance' | 'area' | 'food'>;

/** The prices of a listing: rent with deposit, maintenance and total, or a sale price with its rate per sq ft. */
export function priceBlock(listing: PricedListing): PriceBlock {
  const monthly = isMonthly(listing.category);
  return {
    amount: listing.price,
    monthly,
    from: listing.category === 'PG',
    lines: monthly ? rentLines(listing) : saleLines(listing),
    cost: costWords(listing),
  };
}

/** ₹ a sq ft, rounded; undefined when the area is not known. */
export function pricePerSquareFoot({ price, area }: Pick<ListingDetail, 'price' | 'area'>): number | undefined {
  return area > 0 ? Math.round(price / area) : undefined;
}

function rentLines(listing: PricedListing): PriceLine[] {
  const lines: PriceLine[] = [{ label: 'Deposit', value: depositInWords(listing) }];
  // A PG’s rent includes maintenance.
  if (listing.category !== 'PG') lines.push({ label: 'Maintenance', value: maintenanceInWords(listing) });
  if (listing.category === 'COMMERCIAL_RENT') lines.push(...rateLine(listing));
  if (listing.food !== null) lines.push({ label: 'Food', value: listing.food ? 'Included' : 'Not included' });
  return lines;
}

function saleLines(listing: PricedListing): PriceLine[] {
  const lines = rateLine(listing);
  if (listing.maintenance > 0) lines.push({ label: 'Maintenance', value: maintenanceInWords(listing) });
  return lines;
}

function rateLine(listing: PricedListing): PriceLine[] {
  const rate = pricePerSquareFoot(listing);
  return rate === undefined ? [] : [{ label: 'Rate', value: `${formatRupees(rate)} a sq ft` }];
}

/** `₹1.5 Lacs (5 months' rent)`; the months only when they are whole. */
function depositInWords({ deposit, price }: PricedListing): string {
  if (deposit === 0) return 'None';
  const months = price > 0 ? deposit / price : 0;
  const amount = deposit < 1e5 ? formatRupees(deposit) : formatShortRupees(deposit);
  if (Math.abs(months - Math.round(months)) > 0.05 || months < 0.95) return amount;
  return `${amount} (${Math.round(months)} ${Math.round(months) === 1 ? 'month’s' : 'months’'} rent)`;
}

function maintenanceInWords({ maintenance }: PricedListing): string {
  return maintenance > 0 ? `${formatRupees(maintenance)} a month` : 'Not mentioned';
}
