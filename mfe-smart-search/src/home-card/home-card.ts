import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { activeStatusLabel } from '@aangan/shared-kit/domain/active-status';
import { availableFromLabel } from '@aangan/shared-kit/domain/available-from';
import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { BHK_LABELS, FURNISHING_LABELS } from '@aangan/shared-kit/domain/listing-options';
import { formatRupees, formatShortRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { type PlaceholderKey, placeholderKey } from '@aangan/shared-kit/domain/placeholder';
import { confirmedAgo } from '@aangan/shared-kit/domain/relative-day';
import type { Photo } from '@aangan/shared-kit/ui/picture';

/** A home in words, as it is embedded in the page. */
export interface HomeCard {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly price: string;
  /** `₹1.5 Lacs deposit · ₹3,500 maintenance`. */
  readonly costs: string;
  /** `2 BHK · 1,150 sq ft · Semi-furnished`. */
  readonly facts: string;
  /** `Owner · confirmed 2 days ago · Immediately`. */
  readonly fresh: string;
  readonly photo: Photo | null;
  readonly placeholder: PlaceholderKey | null;
  readonly sponsored: boolean;
  /** `rented out` for a home that is no longer available. */
  readonly closed: string | null;
}

/** @param now epoch ms */
export function homeCard(record: PropertyRecord, now: number): HomeCard {
  const { id, title, detailUrl, propertyType, deposit, maintenance, maintenanceAmount } = record;
  const monthly = isMonthly(propertyType);
  const [photo] = record.photos;
  return {
    ...{ id, title, url: detailUrl, sponsored: record.sponsored },
    price: monthly ? `${formatRupees(record.minRent ?? record.rent)} a month` : formatShortRupees(record.price),
    costs: monthly
      ? joined([
          deposit === 0 ? 'No deposit' : `${formatShortRupees(deposit)} deposit`,
          maintenance && maintenanceAmount > 0 && `${formatRupees(maintenanceAmount)} maintenance`,
        ])
      : '',
    facts: joined([
      record.type && BHK_LABELS[record.type],
      record.propertySize > 0 && `${groupDigits(record.propertySize)} sq ft`,
      record.furnishing && FURNISHING_LABELS[record.furnishing],
    ]),
    fresh: joined([
      record.postedBy === 'OWNER' ? 'Owner' : 'Builder',
      `confirmed ${confirmedAgo(record.lastConfirmedOn, now)}`,
      monthly && availableFromLabel(record.availableFrom, now),
    ]),
    photo: photo
      ? { id: photo.id, alt: photo.alt, colour: photo.colour, ...(photo.illustration && { illustration: true }) }
      : null,
    placeholder: photo ? null : (placeholderKey(record.type ?? propertyType) ?? null),
    closed: activeStatusLabel({ ...record, category: propertyType }) ?? null,
  };
}

function joined(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
