import type { rentLandlordCalls } from '@aangan/shared-kit/contracts/rent-landlords';
import { LANDLORD_LIMITS } from '@aangan/shared-kit/domain/rent/landlord-rules';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { FastifyRequest } from 'fastify';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import type { Messages } from '../../foundation/messages/public.ts';
import { badInput, CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { accountOfId } from '../../people/accounts/public.ts';
import { phoneNumber } from '../../people/identity/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import type { AccountCheck } from './account-check.ts';
import { checkAccount } from './check-account.ts';
import { LANDLORD_WORDS } from './landlord.words.ts';
import { endLandlordLinks, linksSince, newLandlordLink } from './landlord-links.ts';
import { openSealed } from './landlord-seals.ts';
import { changeLandlord, holdOwnLandlord, landlordsOf, ownLandlord } from './landlords.queries.ts';
import type { LandlordRow } from './landlords.tables.ts';
import { addLandlord, updateLandlord } from './save-landlord.ts';
import { wireLandlord } from './wire-landlord.ts';

interface LandlordDeps extends CallDeps {
  readonly check: AccountCheck | undefined;
  readonly messages: Messages;
  readonly moneyUnderWay: (database: DatabaseOrTransaction, landlordId: string) => Promise<boolean>;
}

/** Saved landlords of payers. */
export function landlordHandlers(deps: LandlordDeps): CallHandlers<typeof rentLandlordCalls> {
  const { database, sealedText, sessions, messages, now } = deps;

  async function own(request: FastifyRequest, id: string): Promise<LandlordRow> {
    const { accountId } = await sessions.required(request);
    const row = await ownLandlord(database, { id, accountId });
    if (!row) throw notFound(LANDLORD_WORDS.none);
    return row;
  }

  /** The landlord's number with its country code, which is not the payer's. */
  async function landlordPhone(accountId: string, typed: string): Promise<string> {
    const phone = phoneNumber('+91', typed);
    if (phone === undefined) throw badInput('body.phone', LANDLORD_WORDS.wrongPhone);
    const payer = await accountOfId(database, accountId);
    if (payer?.phone === phone) throw badInput('body.phone', LANDLORD_WORDS.ownNumber);
    return phone;
  }

  return {
    async 'GET /api/v1/rent-pay/landlords'(_input, request) {
      const { accountId } = await sessions.required(request);
      return { landlords: (await landlordsOf(database, accountId)).map(wireLandlord) };
    },

    async 'POST /api/v1/rent-pay/landlords'({ body }, request) {
      const { accountId } = await sessions.required(request);
      const phone = await landlordPhone(accountId, body.phone);
      const id = await database.transaction((transaction) =>
        addLandlord(transaction, sealedText, accountId, { ...body, phone }, new Date(now())),
      );
      return wireLandlord(await own(request, id));
    },

    async 'GET /api/v1/rent-pay/landlords/{landlordId}'({ params }, request) {
      return wireLandlord(await own(request, params.landlordId));
    },

    async 'PUT /api/v1/rent-pay/landlords/{landlordId}'({ params: { landlordId }, body }, request) {
      const { accountId } = await sessions.required(request);
      const { phone: typed, ...rest } = body;
      const phone = typed === undefined ? undefined : await landlordPhone(accountId, typed);
      await database.transaction(async (transaction) => {
        const row = await holdOwnLandlord(transaction, { id: landlordId, accountId });
        if (!row) throw notFound(LANDLORD_WORDS.none);
        const change = { ...given(rest), ...(phone !== undefined && { phone }) };
        await updateLandlord(transaction, sealedText, row, change, new Date(now()));
      });
      return wireLandlord(await own(request, landlordId));
    },

    async 'DELETE /api/v1/rent-pay/landlords/{landlordId}'({ params: { landlordId } }, request) {
      const { accountId } = await sessions.required(request);
      await database.transaction(async (transaction) => {
        const row = await holdOwnLandlord(transaction, { id: landlordId, accountId });
        if (!row) throw notFound(LANDLORD_WORDS.none);
        if (await deps.moneyUnderWay(transaction, landlordId)) throw new CallError(409, LANDLORD_WORDS.underWay);
        await endLandlordLinks(transaction, landlordId, new Date(now()));
        await changeLandlord(transaction, landlordId, { removedAt: new Date(now()) });
      });
      return { status: 'success' };
    },

    async 'POST /api/v1/rent-pay/landlords/{landlordId}/check'({ params }, request) {
      const row = await own(request, params.landlordId);
      await checkAccount(deps, row, row.addedBy);
      return wireLandlord(await own(request, row.id));
    },

    async 'POST /api/v1/rent-pay/landlords/{landlordId}/ask-consent'({ params, body: { by } }, request) {
      const row = await own(request, params.landlordId);
      const phone = openSealed(sealedText, row, 'phoneSealed');
      const email = openSealed(sealedText, row, 'emailSealed');
      if (by === 'EMAIL' && email === undefined) throw badInput('body.by', LANDLORD_WORDS.noEmail);
      const payer = await accountOfId(database, row.addedBy);
      const token = await database.transaction(async (transaction) => {
        await holdOwnLandlord(transaction, { id: row.id, accountId: row.addedBy });
        const sent = await linksSince(transaction, row.id, new Date(now() - DAY_MS));
        if (sent >= LANDLORD_LIMITS.linksADay) throw new CallError(429, LANDLORD_WORDS.tooManyLinks);
        const at = new Date(now());
        if (row.consent === 'not_asked' || row.consent === 'asked') {
          await changeLandlord(transaction, row.id, { consent: 'asked', consentAt: at });
        }
        return newLandlordLink(transaction, row.id, at);
      });
      const values = { payer: payer?.name?.split(' ')[0] ?? '', token };
      const to = by === 'EMAIL' ? { email: email ?? '' } : { phone: phone ?? '' };
      await messages.send({ to, channel: by, template: 'landlord-consent', values });
      return wireLandlord(await own(request, row.id));
    },

    async 'DELETE /api/v1/rent-pay/landlords/{landlordId}/links'({ params }, request) {
      const row = await own(request, params.landlordId);
      await endLandlordLinks(database, row.id, new Date(now()));
      return { status: 'success' };
    },
  };
}

/** The fields that are given. */
function given<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
