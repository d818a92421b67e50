import type { rentLandlordSideCalls } from '@aangan/shared-kit/contracts/rent-landlord-side';
import type { FastifyRequest } from 'fastify';
import { type CallHandlers, callLimit, notFound, visitorAddress } from '../../foundation/server/public.ts';
import { accountOfId } from '../../people/accounts/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import {
  type LandlordRow,
  type LinkedLandlord,
  landlordOfLink,
  landlordsOfPhone,
  phoneDigest,
} from '../landlords/public.ts';
import { type AnswerDeps, answerConsent, reportPayment } from './answer-landlord.ts';
import { LANDLORD_SIDE_WORDS as WORDS } from './landlord-side.words.ts';
import { linkStatementsPath, MY_STATEMENTS_PATH, statementsOf } from './statement.ts';
import { tenantOf } from './wire-tenant.ts';

type LandlordCalls = Omit<
  typeof rentLandlordSideCalls,
  | 'GET /api/v1/staff/rent-disputes'
  | 'GET /api/v1/staff/rent-disputes/waiting'
  | 'POST /api/v1/staff/rent-disputes/{disputeId}'
>;

/** Tokens cannot be guessed; the limit spares the database. */
const LOOKS_A_MINUTE = { device: 30, address: 60, message: WORDS.tooMany } as const;

/** How requests prove that they come from a landlord. */
export interface LandlordAccess {
  /** @throws CallError 404 for an unknown, expired or ended link, 429 for too many requests */
  ofLink(request: FastifyRequest, token: string): Promise<LinkedLandlord>;
  /** One row for each tenant who pays to the phone number of the viewer. @throws CallError 401 without a login */
  ofViewer(request: FastifyRequest): Promise<LandlordRow[]>;
}

export function landlordAccess({ app, database, sealedText, sessions, now }: CallDeps): LandlordAccess {
  const countHit = callLimit(app, LOOKS_A_MINUTE);
  return {
    async ofLink(request, token) {
      await countHit(request, visitorAddress(request));
      const found = await landlordOfLink(database, token, new Date(now()));
      if (!found) throw notFound(WORDS.noLink);
      return found;
    },

    async ofViewer(request) {
      const { accountId } = await sessions.required(request);
      const viewer = await accountOfId(database, accountId);
      return viewer?.phone ? landlordsOfPhone(database, phoneDigest(sealedText, viewer.phone)) : [];
    },
  };
}

/** Landlords see who pays them, agree or refuse, and report payments: by a link, or with an account. */
export function landlordSideHandlers(deps: AnswerDeps, access: LandlordAccess): CallHandlers<LandlordCalls> {
  const { database } = deps;

  async function ofTenant(request: FastifyRequest, landlordId: string): Promise<LandlordRow> {
    const row = (await access.ofViewer(request)).find(({ id }) => id === landlordId);
    if (!row) throw notFound(WORDS.noTenant);
    return row;
  }

  return {
    async 'GET /api/v1/rent-pay/landlord-link/{token}'({ params }, request) {
      const { landlord, expiresAt } = await access.ofLink(request, params.token);
      const tenant = await tenantOf(database, landlord);
      return {
        tenant,
        statements: statementsOf([tenant], linkStatementsPath(params.token)),
        expiresAt: expiresAt.getTime(),
      };
    },

    async 'POST /api/v1/rent-pay/landlord-link/{token}/consent'({ params, body }, request) {
      const { landlord } = await access.ofLink(request, params.token);
      return answerConsent(deps, landlord, body.decision);
    },

    async 'POST /api/v1/rent-pay/landlord-link/{token}/dispute'({ params, body }, request) {
      const { landlord } = await access.ofLink(request, params.token);
      return reportPayment(deps, landlord, body);
    },

    async 'GET /api/v1/rent-pay/my-tenants'(_input, request) {
      const rows = await access.ofViewer(request);
      const tenants = await Promise.all(rows.map((row) => tenantOf(database, row)));
      return { tenants, statements: statementsOf(tenants, MY_STATEMENTS_PATH) };
    },

    async 'POST /api/v1/rent-pay/my-tenants/{landlordId}/consent'({ params, body }, request) {
      return answerConsent(deps, await ofTenant(request, params.landlordId), body.decision);
    },

    async 'POST /api/v1/rent-pay/my-tenants/{landlordId}/dispute'({ params, body }, request) {
      return reportPayment(deps, await ofTenant(request, params.landlordId), body);
    },
  };
}
