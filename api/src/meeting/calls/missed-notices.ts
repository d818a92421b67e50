import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import type { Transaction } from '../../foundation/database/public.ts';
import { messagesOf } from '../../foundation/messages/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { accountOfId } from '../../people/accounts/public.ts';
import { listingWithOwner } from '../../search/listings/public.ts';
import { noticeWay, settingsOf } from '../chat/public.ts';
import { missedWith } from './missed-call.queries.ts';

const JOB = 'missed-call-notice';

export interface MissedNotices {
  /** Notifies a person of a call that they missed, once the transaction commits: at once, or after their quiet hours. */
  tell(transaction: Transaction, callId: string): Promise<void>;
}

/**
 * Messages about missed calls. Jobs contain ids only. Whether the call still waits, the way and the quiet hours are read
 * when the job runs. The message has a first name and the home, and no number.
 */
export function missedNoticesOf(api: Api): MissedNotices {
  const { database, jobs, settings } = api;
  const { now } = settings;
  jobs.work<{ callId: string }>(JOB, async ({ callId }) => {
    const missed = await missedWith(database, callId);
    if (!missed) return;
    const { call, caller, listingId } = missed;
    const person = await accountOfId(database, call.otherId);
    if (!person || person.deletedAt !== null || caller.deletedAt !== null) return;
    const until = quietUntil(person, now());
    if (until !== undefined) return jobs.send(JOB, { callId }, { startAfter: new Date(until) });
    const way = noticeWay(person, await settingsOf(database, person.id));
    if (!way) return;
    const home = (await listingWithOwner(database, listingId))?.title ?? 'a home';
    const name = caller.name.split(' ', 1)[0] || 'Somebody';
    const template = call.kind === 'ask' ? 'call-back-asked' : 'call-missed';
    await api.use(messagesOf).send({ ...way, template, values: { name, home }, key: `missed ${callId}` });
  });
  return {
    tell: (transaction, callId) => jobs.send(JOB, { callId }, { transaction, key: callId }),
  };
}
