import type { contactCalls } from '@aangan/shared-kit/contracts/contacts';
import { indiaDay, indiaDayStart, laterDay } from '@aangan/shared-kit/domain/india-day';
import { isUnusualReveal, type RevealedBy } from '@aangan/shared-kit/domain/revealed-numbers';
import { busiestBy } from '../../foundation/audit/public.ts';
import type { CallHandlers } from '../../foundation/server/public.ts';
import { personById } from '../../people/accounts/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { unusualReveals } from './measure-reveals.ts';

type RevealedCalls = Pick<
  typeof contactCalls,
  'GET /api/v1/staff/revealed-numbers' | 'GET /api/v1/staff/revealed-numbers/waiting'
>;

/** The most that staff read of each kind. */
const SHOWN = 20;

/** Staff see who was given most numbers of owners: harvesters are among them. */
export function revealedNumberHandlers({ database, sessions, now }: CallDeps): CallHandlers<RevealedCalls> {
  async function busiest(by: RevealedBy, day: string, atMost: number) {
    const [from, to] = [new Date(indiaDayStart(day)), new Date(indiaDayStart(laterDay(day, 1)))];
    const rows = await busiestBy(database, { event: 'number-revealed', by, from, to }, atMost);
    return Promise.all(
      rows.map(async ({ who, count, accounts }) => ({
        who,
        name: by === 'account' ? ((await personById(database, who))?.name.split(' ', 1)[0] ?? null) : null,
        numbers: count,
        accounts,
        isUnusual: isUnusualReveal(by, count),
      })),
    );
  }

  return {
    async 'GET /api/v1/staff/revealed-numbers'({ query }, request) {
      await sessions.staff(request, 'support');
      const day = query.day ?? indiaDay(now());
      const [accounts, devices, networks] = await Promise.all([
        busiest('account', day, SHOWN),
        busiest('device', day, SHOWN),
        busiest('network', day, SHOWN),
      ]);
      return { day, accounts, devices, networks };
    },

    async 'GET /api/v1/staff/revealed-numbers/waiting'(_input, request) {
      await sessions.staff(request, 'support');
      const today = indiaDay(now());
      const found = await Promise.all(
        (['account', 'device', 'network'] as const).map((by) => unusualReveals(database, by, today)),
      );
      return { waiting: found.reduce((sum, count) => sum + count, 0) };
    },
  };
}
