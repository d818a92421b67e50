import { DEFAULT_SERVICE_CITY, serviceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { type NoticeDeps, sendEach } from '../../foundation/messages/public.ts';
import { account, reminderChannel } from '../../people/accounts/public.ts';
import { servingHub } from '../hubs/hubs.queries.ts';
import { serviceAddress } from './addresses.tables.ts';

export const WAITLIST_JOB = 'service-waitlist';

/** Addresses in one run. */
const AT_ONCE = 5_000;

/**
 * Tells people on the waitlist, every hour, that a hub serves their address by now: one message for each PIN code.
 * Whoever has quiet hours is told after them.
 */
export function waitlistNews({ database, jobs, messages, now }: NoticeDeps): void {
  jobs.work(WAITLIST_JOB, async () => {
    const waiting = await database
      .select({ row: serviceAddress, person: account })
      .from(serviceAddress)
      .innerJoin(account, eq(account.id, serviceAddress.accountId))
      .where(and(isNotNull(serviceAddress.waitsSince), isNull(serviceAddress.hubId)))
      .orderBy(asc(serviceAddress.waitsSince))
      .limit(AT_ONCE);
    const ready = waiting.filter(({ person }) => !isQuiet(person, now()));
    await sendEach(ready, 'news of the waitlist', async ({ row, person }) => {
      const { city, zipcode: pin } = row.fields;
      const asked = { city: serviceCity(city) ?? DEFAULT_SERVICE_CITY, pin, business: 'HS' } as const;
      const hub = await servingHub(database, asked);
      if (!hub) return;
      const way = reminderChannel(person);
      const key = `service-waitlist ${row.accountId} ${pin} ${hub.id}`;
      if (way) await messages.send({ ...way, template: 'waitlist-served', values: { pin, city: asked.city }, key });
      await database
        .update(serviceAddress)
        .set({ hubId: hub.id, waitsSince: null })
        .where(eq(serviceAddress.id, row.id));
    });
  });
  jobs.schedule(WAITLIST_JOB, '17 * * * *');
}
