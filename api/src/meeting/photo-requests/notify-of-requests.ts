import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, eq } from 'drizzle-orm';
import type { NoticeDeps } from '../../foundation/messages/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { stillAvailableToken } from '../../trust/freshness/public.ts';
import { lastNotifiedAt, roomLabels, unnotifiedRequests } from './photo-requests.queries.ts';
import { photoRequest } from './photo-requests.tables.ts';

export const PHOTO_REQUESTS_JOB = 'photo-requests';

/** Requests per run; the rest is handled a quarter of an hour later. */
const AT_ONCE = 1000;

/** Notifies owners of requests for photos: one message a day, outside of their quiet hours. */
export function photoRequestJobs(deps: NoticeDeps): void {
  const { jobs, now } = deps;
  jobs.work(PHOTO_REQUESTS_JOB, () => notifyOwners(deps, new Date(now())));
  jobs.schedule(PHOTO_REQUESTS_JOB, '*/15 * * * *');
}

async function notifyOwners({ database, messages, identityKey }: NoticeDeps, at: Date): Promise<void> {
  const byOwner = Map.groupBy(await unnotifiedRequests(database, at, AT_ONCE), ({ ownerId }) => ownerId);
  for (const [ownerId, requests] of byOwner) {
    const owner = await personById(database, ownerId);
    if (owner?.phone && isQuiet(owner, at.getTime())) continue;
    const notified = await lastNotifiedAt(database, ownerId);
    if (notified && at.getTime() - notified.getTime() < DAY_MS) continue;
    if (owner?.phone) {
      const [home, ...others] = new Set(requests.map(({ listingId }) => listingId));
      const about = home && others.length === 0 ? { listingId: home, ownerId } : undefined;
      const token = about ? await stillAvailableToken(database, identityKey, about) : '';
      await messages.send({
        to: { phone: owner.phone },
        channel: 'SMS',
        template: 'photos-requested',
        values: { ...wordsOf(requests), token },
        // After a crash between sending and marking, the idempotency key prevents a second message.
        key: `photo-requests ${ownerId} ${at.toISOString().slice(0, 10)}`,
      });
    }
    for (const { accountId, listingId } of requests) {
      await database
        .update(photoRequest)
        .set({ notifiedAt: at })
        .where(and(eq(photoRequest.accountId, accountId), eq(photoRequest.listingId, listingId)));
    }
  }
}

type Request = Awaited<ReturnType<typeof unnotifiedRequests>>[number];

function wordsOf(requests: readonly Request[]): { people: string; homes: string; rooms: string } {
  const people = new Set(requests.map(({ accountId }) => accountId)).size;
  const titles = [...new Set(requests.map(({ title }) => title))];
  return {
    people: people === 1 ? '1 person wants' : `${people} people want`,
    homes: titles.length === 1 ? (titles[0] ?? '') : `${titles.length} of your homes`,
    rooms: roomLabels(requests).join(', '),
  };
}
