import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { COMMERCIAL_TYPES } from '@aangan/shared-kit/domain/commercial-type';
import { CATEGORY_FACTS, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { type CommercialTypeKey, FURNISHING_LABELS, type Furnishing } from '@aangan/shared-kit/domain/listing-options';
import { type HomeUnit, UNIT_LABELS } from '@aangan/shared-kit/domain/posting/unit-type';

interface Compared {
  readonly category: ListingCategory;
  readonly unit?: HomeUnit | undefined;
  readonly commercialType?: CommercialTypeKey | null | undefined;
  /** Only if all compared homes are furnished so. */
  readonly furnishing?: Furnishing | undefined;
  readonly place: { readonly name: string; readonly city: string };
  /** Whether homes of the whole city were compared. */
  readonly wider: boolean;
}

/** Which homes a price was compared with: `furnished 2 BHK homes for rent in Koramangala`. */
export function comparedWith({ category, unit, commercialType, furnishing, place, wider }: Compared): string {
  const furnished = furnishing ? `${FURNISHING_LABELS[furnishing].toLowerCase()} ` : '';
  const size = unit ? `${UNIT_LABELS[unit]} ` : '';
  const type = COMMERCIAL_TYPES.find(({ key }) => key === commercialType);
  const typed = type ? ` (${type.displayName.toLowerCase()})` : '';
  const where = wider ? `all of ${cityBySlug(place.city)?.name ?? place.city}` : place.name;
  return `${furnished}${size}${CATEGORY_FACTS[category].plural}${typed} in ${where}`;
}
