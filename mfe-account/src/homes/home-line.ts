import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { activeStatusLabel } from '@aangan/shared-kit/domain/active-status';
import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { type PlaceholderKey, placeholderKey } from '@aangan/shared-kit/domain/placeholder';
import type { Photo } from '@aangan/shared-kit/ui/picture';

/** What a line of a personal list shows of a listing. */
export interface HomeLine {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** `₹32 K a month`. */
  readonly price: string;
  readonly place: string;
  /** `rented out`, `sold out` or `Inactive` for a listing that is not active. */
  readonly status: string | undefined;
  readonly photo: Photo | undefined;
  /** Address of a picture that only the reader can open, instead of the photo. */
  readonly cover?: string;
  /** What stands in for a photo. */
  readonly placeholder: PlaceholderKey | undefined;
  /** The recorded reason why the listing is not active. */
  readonly reason: string | null;
  /** The listing is paused, and the reader is its owner, who may reactivate it. */
  readonly paused: boolean;
  /** When the owner last confirmed that the home is available, epoch ms. */
  readonly confirmedAt: number;
}

/** The line for a wire record. */
export function homeLine(record: PropertyRecord): HomeLine {
  const [photo] = record.photos;
  return {
    id: record.id,
    url: record.detailUrl,
    title: record.title,
    price: isMonthly(record.propertyType) ? `${record.formattedPrice} a month` : record.formattedPrice,
    place: `${record.locality}, ${record.city}`,
    status: activeStatusLabel({ ...record, category: record.propertyType }),
    photo: photo && { id: photo.id, alt: photo.alt, colour: photo.colour, illustration: photo.illustration },
    placeholder: placeholderKey(record.type ?? record.propertyType),
    reason: record.inactiveReason,
    paused: record.showActivate,
    confirmedAt: record.lastConfirmedOn,
  };
}
