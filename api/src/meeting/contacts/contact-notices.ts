import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../foundation/database/client.ts';
import type { Jobs } from '../../foundation/jobs/jobs.ts';
import type { Messages } from '../../foundation/messages/messages.ts';
import { stillAvailableToken } from '../../trust/freshness/still-available-link.ts';
import { NOTICES, type NoticeName } from './contact-notice-texts.ts';

const JOB = 'contact-notice';

interface Notice {
  readonly name: NoticeName;
  /** Of the contact, or of the request. */
  readonly id: string;
}

export interface ContactNotices {
  /**
   * Has somebody told of a contact: at once, or when their quiet hours are over. A queue that does not take it is noted
   * and swallowed: what it is about stands without it.
   */
  tell(name: NoticeName, id: string, log: Pick<FastifyBaseLogger, 'error'>): Promise<void>;
}

/**
 * Tells both sides of contacts. The queue carries ids alone; whom to tell what, and whether it is quiet there, is seen
 * when the turn comes, because a person may go, or change their hours, meanwhile.
 */
export function contactNotices(
  database: Database,
  parts: { readonly jobs: Jobs; readonly messages: Messages; readonly identityKey: string; readonly now: () => number },
): ContactNotices {
  const { jobs, messages, identityKey, now } = parts;
  jobs.work<Notice>(JOB, async ({ name, id }) => {
    const { template, find } = NOTICES[name];
    const found = await find(database, id);
    // Somebody has gone meanwhile: there is nobody to tell, or of.
    if (!found?.to.phone) return;
    const until = quietUntil(found.to, now());
    if (until !== undefined) return jobs.send(JOB, { name, id }, { startAfter: new Date(until) });
    const way = { to: { phone: found.to.phone }, channel: 'SMS', key: `${name} ${id}` } as const;
    if (template === 'owner-contacted' || template === 'owner-asked') {
      // Owners hear of their home here anyway: the question whether it is still there comes along.
      const about = { listingId: found.listingId, ownerId: found.to.id };
      const token = await stillAvailableToken(database, identityKey, about);
      await messages.send({ ...way, template, values: { ...found.values, token } });
    } else await messages.send({ ...way, template, values: found.values });
  });
  return {
    tell: (name, id, log) =>
      jobs
        .send(JOB, { name, id }, { key: `${name} ${id}` })
        .catch((error: unknown) => log.error({ err: error, notice: name }, 'somebody was not told of a contact')),
  };
}
