import { randomBytes } from 'node:crypto';
import type { Partner, StaffPartner, staffBookingCalls } from '@aangan/shared-kit/contracts/staff-bookings';
import { eq } from 'drizzle-orm';
import type { Audit } from '../../foundation/audit/public.ts';
import { CallError, type CallHandlers, callError, notFound } from '../../foundation/server/public.ts';
import { accountOfPhone, lockAccount, personById } from '../../people/accounts/public.ts';
import { phoneNumber } from '../../people/identity/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { hubById } from '../hubs/hubs.queries.ts';
import { BOOKING_WORDS } from './booking.words.ts';
import { type PartnerRow, servicePartner } from './bookings.tables.ts';
import { hasWork, lockPartner, partnerById, partnerOfAccount } from './staff-bookings.queries.ts';

type PartnerCalls = Pick<
  typeof staffBookingCalls,
  Extract<keyof typeof staffBookingCalls, `${string}/staff/partners${string}`>
>;

interface PartnerDeps extends StaffCallDeps {
  readonly audit: Audit;
}

/** Staff decide who is a professional. */
export function partnerHandlers({ database, sessions, decisions, audit }: PartnerDeps): CallHandlers<PartnerCalls> {
  return {
    async 'GET /api/v1/staff/partners'({ query: { hub } }, request) {
      await sessions.staff(request, 'services');
      const rows = await database
        .select()
        .from(servicePartner)
        .where(eq(servicePartner.hubId, hub))
        .orderBy(servicePartner.name);
      return { partners: rows.map(staffPartner) };
    },

    async 'POST /api/v1/staff/partners/search'({ body }, request) {
      const { accountId } = await sessions.staff(request, 'services');
      await audit.note({ event: 'staff-action', accountId, detail: 'partners searched' }, request);
      const phone = phoneNumber('+91', body.phone);
      const found = phone === undefined ? undefined : await accountOfPhone(database, phone);
      if (!found || found.deletedAt !== null) throw notFound(BOOKING_WORDS.noAccount);
      return { accountId: found.id };
    },

    async 'GET /api/v1/staff/partners/account'({ query }, request) {
      await sessions.staff(request, 'services');
      const found = await personById(database, query.accountId);
      if (!found || found.deletedAt !== null) throw notFound(BOOKING_WORDS.noAccount);
      const partner = await partnerOfAccount(database, found.id);
      const name = found.name.split(' ', 1)[0] ?? '';
      return { account: { accountId: found.id, name, partner: partner ? staffPartner(partner) : null } };
    },

    async 'DELETE /api/v1/staff/partners/{partnerId}'({ params: { partnerId } }, request) {
      const staff = await sessions.staff(request, 'services');
      const row = await database.transaction(async (transaction) => {
        await lockPartner(transaction, partnerId);
        if (!(await partnerById(transaction, partnerId))) throw callError('no-professional');
        if (await hasWork(transaction, partnerId)) throw new CallError(409, BOOKING_WORDS.workLeft);
        const isPartner = eq(servicePartner.id, partnerId);
        const [ended] = await transaction.update(servicePartner).set({ accountId: null }).where(isPartner).returning();
        if (!ended) throw new Error('The row is missing right after it was read');
        const decided = {
          queue: 'bookings',
          role: 'services',
          caseId: partnerId,
          decision: 'partner-ended',
          reversible: false,
        } as const;
        await decisions.note(decided, { staff, request, transaction });
        return ended;
      });
      return { partner: staffPartner(row) };
    },

    async 'PUT /api/v1/staff/partners'({ body }, request) {
      const staff = await sessions.staff(request, 'services');
      const { accountId, name, hub: hubId, serviceTypes } = body;
      const row = await database.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const person = await personById(transaction, accountId);
        if (!person || person.deletedAt !== null) throw callError('no-person');
        if (!(await hubById(transaction, hubId))) throw callError('no-hub');
        const before = await partnerOfAccount(transaction, accountId);
        const facts = { accountId, name, hubId, serviceTypes };
        const [saved] = await transaction
          .insert(servicePartner)
          .values({ id: before?.id ?? `prt_${randomBytes(15).toString('base64url')}`, ...facts })
          .onConflictDoUpdate({ target: servicePartner.id, set: facts })
          .returning();
        if (!saved) throw new Error('The row is missing right after it was written');
        const decided = {
          queue: 'bookings',
          role: 'services',
          caseId: saved.id,
          decision: 'partner',
          reversible: false,
        } as const;
        await decisions.note(decided, { staff, request, transaction });
        return saved;
      });
      return { partner: staffPartner(row) };
    },
  };
}

/** A professional as they themselves see it. */
export function wirePartner({ id, name, hubId, serviceTypes, accountId }: PartnerRow): Partner {
  return { id, name, hub: hubId, serviceTypes: [...serviceTypes], isActive: accountId !== null };
}

function staffPartner(row: PartnerRow): StaffPartner {
  return { ...wirePartner(row), accountId: row.accountId };
}
