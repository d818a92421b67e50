import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import type { FastifyBaseLogger } from 'fastify';
import type { NoticeDeps } from '../../foundation/messages/public.ts';
import { stillAvailableToken } from '../../trust/freshness/public.ts';
import { NOTICES, type NoticeName } from './contact-notice-texts.ts';

const JOB = 'contact-notice';

interface Notice {
  readonly name: NoticeName;
  /** Id of the contact or the request. */
  readonly id: string;
}

export interface ContactNotices {
  /**
   * Notifies a person of a contact: at once, or after their quiet hours. A queue error is logged and swallowed, because
   * the contact itself is saved.
   */
  tell(name: NoticeName, id: string, log: Pick<FastifyBaseLogger, 'error'>): Promise<void>;
}

/**
 * Notifies both sides of contacts. Jobs contain ids only. Recipient, text and quiet hours are read when the job runs,
 * because people may leave or change their hours.
 */
export function contactNotices({ database, jobs, messages, identityKey, now }: NoticeDeps): ContactNotices {
  jobs.work<Notice>(JOB, async ({ name, id }) => {
    const { template, find } = NOTICES[name];
    const found = await find(database, id);
    // One of the people was deleted meanwhile: nothing to send.
    if (!found?.to.phone) return;
    const until = quietUntil(found.to, now());
    if (until !== undefined) return jobs.send(JOB, { name, id }, { startAfter: new Date(until) });
    const way = { to: { phone: found.to.phone }, channel: 'SMS', key: `${name} ${id}` } as const;
    if (template === 'owner-contacted' || template === 'owner-asked') {
      // The message to the owner also asks whether the home is still available.
      const about = { listingId: found.listingId, ownerId: found.to.id };
      const token = await stillAvailableToken(database, identityKey, about);
      await messages.send({ ...way, template, values: { ...found.values, token } });
    } else await messages.send({ ...way, template, values: found.values });
  });
  return {
    tell: (name, id, log) =>
      jobs
        .send(JOB, { name, id }, { key: `${name} ${id}` })
        .catch((error: unknown) => log.error({ err: error, notice: name }, 'contact notification was not queued')),
  };
}
