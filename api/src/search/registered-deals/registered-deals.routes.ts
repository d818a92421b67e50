import { createHash } from 'node:crypto';
import type {
  DealDetails,
  RegisteredDeal,
  registeredDealCalls,
  UnlockAllowance,
} from '@aangan/shared-kit/contracts/registered-deals';
import { dealsADay } from '@aangan/shared-kit/domain/deal-unlocks';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import type { FastifyRequest } from 'fastify';
import { type CallHandlers, callError, deviceIdOf, visitorAddress } from '../../foundation/server/public.ts';
import { dealsOfPlans, entitlementsOf, unlockWithPlan } from '../../money/entitlements/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { dealById, dealsOf, unlockDeal, unlockedOf, unlocksOn } from './registered-deals.queries.ts';
import type { registeredDeal } from './registered-deals.tables.ts';

type DealRow = typeof registeredDeal.$inferSelect;

interface Asking {
  /** Digest of the person or the device. */
  readonly viewer: string;
  /** Deals a day. */
  readonly limit: number;
  /** Undefined for a guest. */
  readonly accountId: string | undefined;
  readonly day: string;
}

/**
 * Registered deals, whose prices are unlocked one by one. Source: services-and-platform, section 6 (transaction
 * unlocking).
 */
export function registeredDealHandlers({
  database,
  sessions,
  now,
}: CallDeps): CallHandlers<typeof registeredDealCalls> {
  async function asking(request: FastifyRequest): Promise<Asking> {
    const account = await sessions.viewer(request);
    const limit = dealsADay(account !== undefined);
    const name = account ? `account ${account.accountId}` : strangerOf(request);
    const viewer = createHash('sha256').update(name).digest('base64url');
    return { viewer, limit, accountId: account?.accountId, day: indiaDay(now()) };
  }

  /** Unlocks a deal: with one of the day, else with a plan. One that is open already costs nothing. */
  async function unlocked(viewing: Asking, dealId: string): Promise<boolean> {
    if ((await openOf(viewing, [dealId])).has(dealId)) return true;
    const { viewer, limit, accountId, day } = viewing;
    if (await unlockDeal(database, { viewer, day, dealId, limit })) return true;
    return accountId !== undefined && unlockWithPlan(database, { accountId, dealId, at: new Date(now()) });
  }

  /** What is left today, and of plans; plans are used once the day's are used up. */
  async function allowanceOf({ viewer, day, limit, accountId }: Asking): Promise<UnlockAllowance> {
    const used = await unlocksOn(database, viewer, day);
    const ofPlans =
      accountId === undefined ? 0 : (await entitlementsOf(database, accountId, new Date(now()))).unlocks.left;
    return { limit, left: Math.max(0, limit - used), planLeft: ofPlans };
  }

  /** Which of these deals are open to the viewer: today's, and those of plans. */
  async function openOf({ viewer, day, accountId }: Asking, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const today = await unlockedOf(database, viewer, day, ids);
    if (accountId === undefined) return today;
    return new Set([...today, ...(await dealsOfPlans(database, accountId, ids, new Date(now())))]);
  }

  return {
    async 'GET /api/v1/estimate/trans-data'({ query }, request) {
      const viewing = await asking(request);
      const { rows, total } = await dealsOf(database, {
        societyId: query.buildingId,
        localityId: query.localityId,
        kind: query.transType,
        offset: (query.pageNumber - 1) * query.pageSize,
        limit: query.pageSize,
      });
      const ids = rows.map(({ deal }) => deal.id);
      const [open, allowance] = await Promise.all([openOf(viewing, ids), allowanceOf(viewing)]);
      return {
        transactions: rows.map(({ deal, society }) => wireDeal(deal, society, open.has(deal.id))),
        total,
        allowance,
      };
    },

    async 'POST /api/v1/estimate/trans-data/{dealId}/unlock'({ params: { dealId } }, request) {
      const deal = await dealById(database, dealId);
      if (!deal) throw callError('no-deal');
      const viewing = await asking(request);
      const open = await unlocked(viewing, dealId);
      return {
        details: open ? detailsOf(deal) : null,
        allowance: await allowanceOf(viewing),
        loginWouldHelp: !open && viewing.accountId === undefined,
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
