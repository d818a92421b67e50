import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { activeStatusLabel } from '@aangan/shared-kit/domain/active-status';
import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import type { Photo } from '@aangan/shared-kit/ui/picture';

/** What a line of a personal list shows of a listing. */
export interface HomeLine {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** `₹32 K a month`. */
  readonly price: string;
  readonly place: string;
  /** `rented out`, `sold out` or `Inactive` when it is no longer on offer. */
  readonly status: string | undefined;
  readonly photo: Photo | undefined;
  /** Why it is not on offer, as the record has it. */
  readonly reason: string | null;
  /** It is off because nobody confirmed it: the owner may bring it back. */
  readonly paused: boolean;
  /** When the owner last said it is still there, epoch ms. */
  readonly confirmedAt: number;
}

/** The line of a wire record. */
export function homeLine(record: PropertyRecord): HomeLine {
  const [photo] = record.photos;
  return {
    id: record.id,
    url: record.detailUrl,
    title: record.title,
    price: isMonthly(record.propertyType) ? `${record.formattedPrice} a month` : record.formattedPrice,
    place: `${record.locality}, ${record.city}`,
    status: activeStatusLabel({ ...record, category: record.propertyType }),
    photo: photo && { id: photo.id, alt: photo.alt, colour: photo.colour },
    reason: record.inactiveReason,
    paused: !record.active && record.inactiveReason === 'NOT_CONFIRMED',
    confirmedAt: record.lastConfirmedOn,
  };
}
