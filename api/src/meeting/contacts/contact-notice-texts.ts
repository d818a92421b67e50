import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { type Person, personById } from '../../people/accounts/public.ts';
import { listingWithOwner } from '../../search/listings/public.ts';
import { contact, contactRequest } from './contacts.tables.ts';
import { NAMELESS } from './shown-person.ts';

interface FoundNotice {
  readonly to: Person;
  readonly listingId: string;
  /** First name of the other person, and the home. */
  readonly values: { readonly name: string; readonly listing: string };
}

interface NoticeKind {
  readonly template:
    | 'owner-contacted'
    | 'owner-asked'
    | 'owner-said-yes'
    | 'contact-claimed'
    | 'contact-returned'
    | 'number-reported';
  /** Recipient, other person and home of a notification; undefined when one of the two people is deleted. */
  readonly find: (database: Database, id: string) => Promise<FoundNotice | undefined>;
}

/** Recipient and text of each notification about a contact or a request. */
export const NOTICES = {
  contacted: { template: 'owner-contacted', find: ofContact('owner') },
  requested: { template: 'owner-asked', find: ofRequest },
  allowed: { template: 'owner-said-yes', find: ofContact('seeker') },
  claimed: { template: 'contact-claimed', find: ofContact('owner') },
  returned: { template: 'contact-returned', find: ofContact('seeker') },
  reported: { template: 'number-reported', find: ofContact('owner') },
} as const satisfies Readonly<Record<string, NoticeKind>>;

export type NoticeName = keyof typeof NOTICES;

interface Sides {
  readonly seekerId: string;
  readonly ownerId: string;
  readonly listingId: string;
}

function ofContact(recipient: 'owner' | 'seeker'): NoticeKind['find'] {
  return async (database, id) => {
    const [found] = await database.select().from(contact).where(eq(contact.id, id));
    return found && noticeOf(database, found, recipient);
  };
}

async function ofRequest(database: Database, id: string): Promise<FoundNotice | undefined> {
  const [found] = await database.select().from(contactRequest).where(eq(contactRequest.id, id));
  return found?.state === 'waiting' ? noticeOf(database, found, 'owner') : undefined;
}

async function noticeOf(
  database: Database,
  { seekerId, ownerId, listingId }: Sides,
  recipient: 'owner' | 'seeker',
): Promise<FoundNotice | undefined> {
  const owner = await personById(database, ownerId);
  const seeker = await personById(database, seekerId);
  const about = await listingWithOwner(database, listingId);
  const [to, of] = recipient === 'owner' ? [owner, seeker] : [seeker, owner];
  if (!to || to.deletedAt || !of || of.deletedAt || !about) return undefined;
  return { to, listingId, values: { name: of.name.split(' ', 1)[0] || NAMELESS, listing: about.title } };
}
