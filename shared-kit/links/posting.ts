import type { ListingCategory } from '../domain/listing-category.ts';
import { type PageName, POSTING_KINDS } from '../domain/posting/posting-kinds.ts';

/** A step of the form of a listing or draft. Source: routes.tsv. */
export function manageLink(step: { id: string; category: ListingCategory; pageName: PageName }): string {
  return `/property/manage/${POSTING_KINDS[step.category].segment}/${step.id}/${step.pageName}`;
}

/** The start of a new listing. */
export function postPropertyLink(): string {
  return '/list-your-property-for-rent-sale';
}

/** Reactivates a listing; also the link of messages. */
export function reactivateLink(id: string): string {
  return `/list-your-property-for-rent-sale/reactivate?propertyId=${id}`;
}

/** A new draft with the answers of this listing, or with those of one to choose. */
export function copyListingLink(id?: string): string {
  return `/list-your-property-for-rent-sale/copy${id ? `?propertyId=${id}` : ''}`;
}

/** The prices of several listings in one table. */
export function editPricesLink(): string {
  return '/list-your-property-for-rent-sale/prices';
}

/** Drafts from a CSV file. */
export function importListingsLink(): string {
  return '/list-your-property-for-rent-sale/import';
}

/** The owner's own details before a new listing, which starts after them if its kind and city are known. */
export function newListingLink(listing?: { readonly category: ListingCategory; readonly city: string }): string {
  return listing
    ? `/property/new/personal?category=${listing.category}&city=${listing.city}`
    : '/property/new/personal';
}

/** How a listing stands after it was published. Source: routes.tsv. */
export function confirmationLink(id: string): string {
  return `/property/listing/confirmation?propertyId=${id}`;
}

/** The proof that a home is the owner’s. */
export function verificationLink(id: string): string {
  return `/property-verification?propertyId=${id}`;
}
