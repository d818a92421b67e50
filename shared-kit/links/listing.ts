import { CATEGORY_FACTS, type ListingCategory } from '../domain/listing-category.ts';

/** Detail page of a listing; `text` is for people, the id identifies it. */
export function listingLink(listing: { id: string; category: ListingCategory; text: string }): string {
  return `/property/${CATEGORY_FACTS[listing.category].segment}/${listing.text}/${listing.id}/detail`;
}

/** Detail page of a listing of which only the id is known. */
export function listingLinkById(id: string): string {
  return `/property/listing/${id}/detail`;
}

/** Similar listings. */
export function similarLink(id: string): string {
  return `/similar?propertyId=${id}`;
}

/** Video of a listing. */
export function videoLink(category: ListingCategory, id: string): string {
  return `/video/${CATEGORY_FACTS[category].segment}/${id}`;
}

/** Homes that the visitor viewed, with what changed since; without login those of this device. */
export const VIEWED_HOMES_LINK = '/property-jacket/banner';
