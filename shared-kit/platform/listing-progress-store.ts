import type { ListingProgress } from '../contracts/listing-progress.ts';
import { PROGRESS_CHANGED } from './listing-progress-changed.ts';
import type { ProgressOfListing } from './listing-steps.ts';
import type { Platform } from './platform.ts';

/** What the logged-in person has done, by listing. */
export type ProgressByListing = ReadonlyMap<string, ProgressOfListing>;

interface HeldProgress {
  /** The account whose progress it is. */
  readonly of: string;
  /** Epoch ms. */
  readonly askedAt: number;
  readonly listings: Promise<ProgressByListing>;
}

/** Stored on the document: it belongs to one visitor, and every remote of the page reads the same. */
interface ProgressDocument extends Document {
  aanganListingProgress?: HeldProgress | undefined;
}

const here = (): ProgressDocument => document;

/**
 * The person’s progress, loaded once for all listings of the document.
 * @param maxAgeMs loads it again if it is older
 * @throws HttpError
 */
export function loadProgress(
  { http, session }: Pick<Platform, 'http' | 'session'>,
  maxAgeMs: number,
): Promise<ProgressByListing> {
  const of = session.account?.id;
  if (of === undefined) return Promise.resolve(new Map());
  const held = here().aanganListingProgress;
  if (held?.of === of && Date.now() - held.askedAt < maxAgeMs) return held.listings;
  const listings = http.request('GET /api/v1/user/listing-progress', {}).then(byListing);
  const asked = { of, askedAt: Date.now(), listings };
  here().aanganListingProgress = asked;
  listings.catch(() => {
    // The next listing asks again.
    if (here().aanganListingProgress === asked) here().aanganListingProgress = undefined;
  });
  return listings;
}

/** Loads the progress again after something was done, and notifies all listings of the document. */
export async function refreshProgress(platform: Pick<Platform, 'http' | 'session'>): Promise<void> {
  const detail = await loadProgress(platform, 0);
  dispatchEvent(new CustomEvent<ProgressByListing>(PROGRESS_CHANGED, { detail }));
}

function byListing({ contacts, requested, visits, own }: ListingProgress): ProgressByListing {
  const contactOf = new Map(contacts.map((contact) => [contact.propertyId, contact]));
  // The next visit comes first, so it is entered last.
  const visitOf = new Map(visits.toReversed().map(({ propertyId, timeEpoch }) => [propertyId, timeEpoch]));
  const asked = new Set(requested);
  const owned = new Set(own);
  const ids = new Set([...contactOf.keys(), ...visitOf.keys(), ...asked, ...owned]);
  return new Map(
    [...ids].map((id) => [
      id,
      { own: owned.has(id), requested: asked.has(id), contact: contactOf.get(id), visitAt: visitOf.get(id) },
    ]),
  );
}
