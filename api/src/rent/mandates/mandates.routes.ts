import type { rentMandateCalls } from '@aangan/shared-kit/contracts/rent-mandates';
import { MANDATE_LIMITS } from '@aangan/shared-kit/domain/rent/mandate-states';
import { automaticRentLink } from '@aangan/shared-kit/links/rent-pay';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError, type CallHandlers } from '../../foundation/server/public.ts';
import { account } from '../../people/accounts/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import type { RentSplits, TenancyRow } from '../payments/public.ts';
import { automaticAnswer } from './automatic-answer.ts';
import { askMandate, pauseMandate, skipMonth, stopMandate, takeBackSkip } from './change-mandate.ts';
import { MANDATE_WORDS } from './mandate.words.ts';
import { type MandateBank, MandateBankError } from './mandate-bank.ts';
import { changeMandate } from './mandates.queries.ts';
import type { MandateRow } from './mandates.tables.ts';
import { monthlyPart, paidTenancy } from './own-part.ts';

export interface MandateCallDeps extends CallDeps {
  /** Undefined where there are no automatic payments. */
  readonly bank: MandateBank | undefined;
  /** Asked at a call, since a higher module answers. */
  readonly splits: () => RentSplits;
}

type Calls = Pick<
  typeof rentMandateCalls,
  | 'GET /api/v1/rent-pay/tenancies/{tenancyId}/mandate'
  | 'POST /api/v1/rent-pay/tenancies/{tenancyId}/mandate'
  | 'PUT /api/v1/rent-pay/tenancies/{tenancyId}/mandate'
  | 'DELETE /api/v1/rent-pay/tenancies/{tenancyId}/mandate'
  | 'PUT /api/v1/rent-pay/tenancies/{tenancyId}/mandate/months/{month}'
>;

/** Automatic payment of one's own part of a rent: set up, pause, skip a month, end. */
export function mandateHandlers(deps: MandateCallDeps): CallHandlers<Calls> {
  const { database, sessions, bank, splits, now } = deps;

  /** Changes something of a tenancy that the person pays for, and answers with what it is then. */
  function change(
    accountId: string,
    tenancyId: string,
    work: (transaction: Transaction, tenancy: TenancyRow, at: Date) => Promise<void>,
  ) {
    return database.transaction(async (transaction) => {
      const at = new Date(now());
      const tenancy = await paidTenancy(transaction, accountId, tenancyId);
      await work(transaction, tenancy, at);
      return automaticAnswer(transaction, splits(), { accountId, tenancy, isOpen: bank !== undefined, at });
    });
  }

  return {
    async 'GET /api/v1/rent-pay/tenancies/{tenancyId}/mandate'({ params: { tenancyId } }, request) {
      const { accountId } = await sessions.required(request);
      return change(accountId, tenancyId, async () => undefined);
    },

    async 'POST /api/v1/rent-pay/tenancies/{tenancyId}/mandate'({ params: { tenancyId }, body }, request) {
      const { accountId } = await sessions.required(request);
      if (!bank) throw new CallError(503, MANDATE_WORDS.closed);
      const mandate = await database.transaction(async (transaction) => {
        const at = new Date(now());
        const tenancy = await paidTenancy(transaction, accountId, tenancyId);
        const part = await monthlyPart(transaction, splits(), accountId, tenancy, at);
        return askMandate(transaction, { accountId, tenancyId }, body, part, at);
      });
      if (mandate.registration === null) await register({ ...deps, bank }, mandate);
      return change(accountId, tenancyId, async () => undefined);
    },

    async 'PUT /api/v1/rent-pay/tenancies/{tenancyId}/mandate'({ params: { tenancyId }, body: { state } }, request) {
      const { accountId } = await sessions.required(request);
      return change(accountId, tenancyId, (transaction, _tenancy, at) =>
        pauseMandate(transaction, { accountId, tenancyId }, state, at),
      );
    },

    async 'DELETE /api/v1/rent-pay/tenancies/{tenancyId}/mandate'({ params: { tenancyId } }, request) {
      const { accountId } = await sessions.required(request);
      return change(accountId, tenancyId, (transaction, _tenancy, at) =>
        stopMandate(transaction, { accountId, tenancyId }, at),
      );
    },

    async 'PUT /api/v1/rent-pay/tenancies/{tenancyId}/mandate/months/{month}'({ params, body: { skip } }, request) {
      const { accountId } = await sessions.required(request);
      const { tenancyId, month } = params;
      return change(accountId, tenancyId, async (transaction, tenancy, at) => {
        if (!skip) return takeBackSkip(transaction, { accountId, tenancyId, month }, at);
        const paise = await monthlyPart(transaction, splits(), accountId, tenancy, at);
        await skipMonth(transaction, tenancy, { accountId, month, paise }, at);
      });
    },
  };
}

/** Asks the gateway for the page where the payer approves a mandate. Its id makes a repeat the same registration. */
async function register(
  { database, bank, siteUrl }: MandateCallDeps & { readonly bank: MandateBank },
  { id, accountId, tenancyId, mostPaise, agreedAt }: MandateRow,
): Promise<void> {
  const [person] = await database.select().from(account).where(eq(account.id, accountId));
  if (!person?.phone) throw new CallError(409, MANDATE_WORDS.noPhone);
  const endsAt = new Date(agreedAt);
  endsAt.setUTCFullYear(endsAt.getUTCFullYear() + MANDATE_LIMITS.years);
  try {
    const registered = await bank.register({
      key: id,
      mostPaise,
      payer: { name: person.name ?? '', phone: person.phone, email: person.email },
      description: MANDATE_WORDS.description,
      returnUrl: new URL(automaticRentLink(tenancyId), siteUrl).href,
      approveUntil: new Date(agreedAt.getTime() + MANDATE_LIMITS.approveMs),
      endsAt,
    });
    await changeMandate(database, id, registered);
  } catch (error) {
    if (error instanceof MandateBankError) throw new CallError(503, MANDATE_WORDS.noAnswer);
    throw error;
  }
}
