import type { OwnListing } from '@aangan/shared-kit/contracts/managing';
import { isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { ownListingLink } from '@aangan/shared-kit/links/account';
import { type HomeLine, homeLine } from '../homes/public.ts';
import { stateNote, stateWords, unpublishedNote } from './properties.words.ts';

/** An own listing, as its owner sees it. */
export interface OwnHome {
  readonly id: string;
  readonly category: ListingCategory;
  readonly state: OwnListing['state'];
  readonly pausedBy: OwnListing['pausedBy'];
  /** The line; its link leads to the page for managing it. */
  readonly line: HomeLine;
  /** Address of the page that seekers see; undefined where they see none. */
  readonly publicUrl: string | undefined;
  readonly label: ReturnType<typeof stateWords>;
  readonly note: string;
  /** Of changes that are not published yet. */
  readonly unpublished: string | undefined;
  readonly photos: number;
  readonly seenBy: number;
  readonly contacts: number;
  readonly shortlists: number;
  /** Entries of the list of who is interested. */
  readonly interested: number;
  readonly visitsToCome: number;
  /** ₹ (a month). */
  readonly price: number;
}

type Action = 'confirm' | 'reactivate' | 'pause' | 'close' | 'delete' | 'undoDelete';

/** What an owner can do in each state. */
export const ACTIONS_BY_STATE: Readonly<Record<OwnListing['state'], readonly Action[]>> = {
  draft: [],
  checking: ['close', 'delete'],
  live: ['confirm', 'pause', 'close', 'delete'],
  held: ['delete'],
  refused: ['delete'],
  duplicate: ['close', 'delete'],
  paused: ['reactivate', 'close', 'delete'],
  closed: ['reactivate', 'delete'],
  deleted: ['undoDelete'],
};

/** States in which seekers can open the page of a listing. */
const PUBLIC_STATES: readonly OwnListing['state'][] = ['live', 'paused', 'closed', 'duplicate'];

/** @param now epoch ms */
export function ownHome(listing: OwnListing, now: number): OwnHome {
  const {
    record,
    state,
    pausedBy,
    photos,
    cover,
    seenBy,
    contacts,
    shortlists = 0,
    interested = 0,
    visitsToCome = 0,
  } = listing;
  const { id, propertyType: category, detailUrl } = record;
  return {
    ...{ id, category, state, pausedBy, photos, seenBy, contacts, shortlists, interested, visitsToCome },
    price: isMonthly(category) ? record.rent : record.price,
    line: { ...homeLine(record), url: ownListingLink(id), ...(cover !== null && { cover }) },
    publicUrl: PUBLIC_STATES.includes(state) ? detailUrl : undefined,
    label: stateWords(listing),
    note: stateNote(listing, now),
    unpublished: unpublishedNote(listing.unpublished),
  };
}
