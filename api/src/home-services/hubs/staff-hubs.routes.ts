import type { ServiceHub, staffBookingCalls } from '@aangan/shared-kit/contracts/staff-bookings';
import { slotStart } from '@aangan/shared-kit/domain/home-services/service-slots';
import { asc } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { hubById, slotPlaces } from './hubs.queries.ts';
import { type HubRow, serviceHub, slotCapacity } from './hubs.tables.ts';

type StaffHubCalls = Pick<
  typeof staffBookingCalls,
  Extract<keyof typeof staffBookingCalls, `${string}/staff/hubs${string}`>
>;

/** Staff see how full a hub is, and set the places of its slots. */
export function staffHubHandlers({ database, sessions, decisions, now }: StaffCallDeps): CallHandlers<StaffHubCalls> {
  return {
    async 'GET /api/v1/staff/hubs'(_input, request) {
      await sessions.staff(request, 'services');
      const hubs = await database.select().from(serviceHub).orderBy(asc(serviceHub.city), asc(serviceHub.id));
      return { hubs: hubs.map(wireHub) };
    },

    async 'GET /api/v1/staff/hubs/{hub}/capacity'({ params, query: { business } }, request) {
      await sessions.staff(request, 'services');
      const hub = await existingHub(database, params.hub);
      const days = await slotPlaces(database, hub, business, new Date(now()));
      return { hub: wireHub(hub), days };
    },

    async 'PUT /api/v1/staff/hubs/{hub}/capacity'({ params, body }, request) {
      const staff = await sessions.staff(request, 'services');
      const { day, slotId, business, capacity } = body;
      const startsAt = new Date(slotStart(day, slotId));
      await database.transaction(async (transaction) => {
        await existingHub(transaction, params.hub);
        await transaction
          .insert(slotCapacity)
          .values({ hubId: params.hub, business, startsAt, capacity })
          .onConflictDoUpdate({
            target: [slotCapacity.hubId, slotCapacity.business, slotCapacity.startsAt],
            set: { capacity },
          });
        const caseId = `${params.hub} ${day} ${slotId}`;
        const decided = {
          queue: 'bookings',
          role: 'services',
          caseId,
          decision: 'capacity',
          reversible: false,
        } as const;
        await decisions.note(decided, { staff, request, transaction });
      });
      return { startsAt: startsAt.getTime(), capacity };
    },
  };
}

/** @throws CallError 404 */
async function existingHub(reader: DatabaseOrTransaction, id: string): Promise<HubRow> {
  const hub = await hubById(reader, id);
  if (!hub) throw callError('no-hub');
  return hub;
}

function wireHub({ id, name, city, capacity }: HubRow): ServiceHub {
  return { id, name, city, capacity };
}
