import type { managerQueueCalls } from '@aangan/shared-kit/contracts/property-manager';
import type { CallHandlers } from '../../foundation/server/public.ts';
import { asManager } from '../../people/property-manager/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { countWaiting, managedPeople, waitingPeople } from './manager-queue.queries.ts';

/** Who waits for a manager and who has one, for staff with the role `services`. Managers are assigned in `people`. */
export function managerQueueHandlers({ database, sessions, now }: CallDeps): CallHandlers<typeof managerQueueCalls> {
  return {
    async 'GET /api/v1/staff/property-managers/waiting'(_input, request) {
      await sessions.staff(request, 'services');
      const people = await waitingPeople(database, new Date(now()));
      const waiting = people.map((each) => ({ ...each, from: each.from.getTime(), to: each.to.getTime() }));
      return { waiting };
    },

    async 'GET /api/v1/staff/property-managers/waiting/count'(_input, request) {
      await sessions.staff(request, 'services');
      return { waiting: await countWaiting(database, new Date(now())) };
    },

    async 'GET /api/v1/staff/property-managers'(_input, request) {
      await sessions.staff(request, 'services');
      const people = await managedPeople(database, new Date(now()));
      const managed = people.map(({ accountId, name, phone, plan, to, row }) => ({
        accountId,
        name,
        phone,
        plan: plan !== null && to !== null ? { name: plan, to: to.getTime() } : null,
        rm: asManager(row),
      }));
      return { managed };
    },
  };
}
