import { createHash } from 'node:crypto';
import type { DealDetails, RegisteredDeal, registeredDealCalls } from '@aangan/shared-kit/contracts/registered-deals';
import { dealsADay } from '@aangan/shared-kit/domain/deal-unlocks';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import {
  type ApiSettings,
  type CallHandlers,
  deviceIdOf,
  notFound,
  visitorAddress,
} from '../../foundation/server/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { dealById, dealsOf, unlockDeal, unlockedOf, unlocksOn } from './registered-deals.queries.ts';
import type { registeredDeal } from './registered-deals.tables.ts';

type DealRow = typeof registeredDeal.$inferSelect;

/**
 * Registered deals, whose prices are unlocked one by one. Source: services-and-platform, section 6 (transaction
 * unlocking).
 */
export function registeredDealHandlers(
  database: Database,
  { now }: Pick<ApiSettings, 'now'>,
  sessions: Sessions,
): CallHandlers<typeof registeredDealCalls> {
  async function asking(request: FastifyRequest) {
    const account = await sessions.viewer(request);
    const limit = dealsADay(account !== undefined);
    const name = account ? `account ${account.accountId}` : strangerOf(request);
    const viewer = createHash('sha256').update(name).digest('base64url');
    return { viewer, limit, loggedIn: account !== undefined, day: indiaDay(now()) };
  }

  return {
    async 'GET /api/v1/estimate/trans-data'({ query }, request) {
      const { viewer, limit, day } = await asking(request);
      const { rows, total } = await dealsOf(database, {
        societyId: query.buildingId,
        localityId: query.localityId,
        kind: query.transType,
        offset: (query.pageNumber - 1) * query.pageSize,
        limit: query.pageSize,
      });
      const ids = rows.map(({ deal }) => deal.id);
      const [open, used] = await Promise.all([
        unlockedOf(database, viewer, day, ids),
        unlocksOn(database, viewer, day),
      ]);
      return {
        transactions: rows.map(({ deal, society }) => wireDeal(deal, society, open.has(deal.id))),
        total,
        allowance: { limit, left: Math.max(0, limit - used) },
      };
    },

    async 'POST /api/v1/estimate/trans-data/{dealId}/unlock'({ params: { dealId } }, request) {
      const deal = await dealById(database, dealId);
      if (!deal) throw notFound('There is no such deal.');
      const { viewer, limit, day, loggedIn } = await asking(request);
      const open = await unlockDeal(database, { viewer, day, dealId, limit });
      const used = await unlocksOn(database, viewer, day);
      return {
        details: open ? detailsOf(deal) : null,
        allowance: { limit, left: Math.max(0, limit - used) },
        loginWouldHelp: !open && !loggedIn,
      };
    },
  };
}

/** A guest is identified by device, or by IP address without cookies. */
function strangerOf(request: FastifyRequest): string {
  const device = deviceIdOf(request);
  return device ? `device ${device}` : `address ${visitorAddress(request)}`;
}

function wireDeal(deal: DealRow, society: string | null, open: boolean): RegisteredDeal {
  const { id, kind, bhk, area, registeredOn } = deal;
  return { id, kind, bhk, area, society, month: registeredOn.slice(0, 7), details: open ? detailsOf(deal) : null };
}

function detailsOf({ price, area, floor, registeredOn }: DealRow): DealDetails {
  return { price, pricePerSqft: Math.round(price / area), floor, registeredOn };
}
