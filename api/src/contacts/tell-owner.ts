import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Messages } from '../messages/messages.ts';
import { ownedListing, personById } from './contacts.queries.ts';
import { contact } from './contacts.tables.ts';
import { NAMELESS } from './shown-person.ts';

const JOB = 'tell-owner';

interface TellOwner {
  readonly contactId: string;
}

export interface OwnerNotices {
  /** Has the owner told of a contact: at once, or when their quiet hours are over. */
  tell(contactId: string): Promise<void>;
}

/**
 * Tells owners who asked for their number. The queue carries the contact's id alone; whether it is quiet is seen when
 * the turn comes, because a person may change their hours meanwhile.
 */
export function ownerNotices(
  database: Database,
  { jobs, messages, now }: { readonly jobs: Jobs; readonly messages: Messages; readonly now: () => number },
): OwnerNotices {
  jobs.work<TellOwner>(JOB, async ({ contactId }) => {
    const [found] = await database.select().from(contact).where(eq(contact.id, contactId));
    const owner = found && (await personById(database, found.ownerId));
    const seeker = found && (await personById(database, found.seekerId));
    const about = found && (await ownedListing(database, found.listingId));
    // Somebody has gone meanwhile: there is nobody to tell, or of.
    if (!owner?.phone || !about || !seeker || seeker.deletedAt) return;
    const until = quietUntil(owner, now());
    if (until !== undefined) return jobs.send(JOB, { contactId }, { startAfter: new Date(until) });
    await messages.send({
      to: { phone: owner.phone },
      channel: 'SMS',
      template: 'owner-contacted',
      values: { name: firstName(seeker.name), listing: about.title },
      key: contactId,
    });
  });
  return { tell: (contactId) => jobs.send(JOB, { contactId }, { key: contactId }) };
}

function firstName(name: string): string {
  return name.split(' ', 1)[0] || NAMELESS;
}
