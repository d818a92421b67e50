import type { LandlordKyc, rentLandlordKycCalls } from '@aangan/shared-kit/contracts/rent-landlord-kyc';
import { tidyPan } from '@aangan/shared-kit/domain/kyc-fields';
import { LANDLORD_PAPER_UPLOAD, LANDLORD_PAPERS } from '@aangan/shared-kit/domain/rent/landlord-papers';
import type { FastifyRequest } from 'fastify';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { CallError, type CallHandlers, callLimit, notFound, visitorAddress } from '../../foundation/server/public.ts';
import { handOverList } from '../../foundation/uploads/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { changeLandlord, holdLandlord, type LandlordRow, landlordOfLink, panColumns } from '../landlords/public.ts';
import { noteSubmitted, papersOf, refusalOf } from './landlord-kyc.queries.ts';
import { LANDLORD_KYC_WORDS as WORDS } from './landlord-kyc.words.ts';
import { mayChangePapers } from './landlord-papers.ts';

type LinkCalls = Pick<
  typeof rentLandlordKycCalls,
  | 'GET /api/v1/rent-pay/landlord-link/{token}/kyc'
  | 'POST /api/v1/rent-pay/landlord-link/{token}/kyc/upload'
  | 'POST /api/v1/rent-pay/landlord-link/{token}/kyc/submit'
>;

/** Tokens cannot be guessed; the limit spares the database. */
const LOOKS_A_MINUTE = { device: 30, address: 60, message: WORDS.tooMany } as const;

/** Landlords hand in papers at the link of a message. */
export function landlordKycHandlers({ app, database, sealedText, now }: CallDeps): CallHandlers<LinkCalls> {
  const countHit = callLimit(app, LOOKS_A_MINUTE);

  /** @throws CallError 404 for an unknown, expired or ended link */
  async function ofLink(request: FastifyRequest, token: string): Promise<LandlordRow> {
    await countHit(request, visitorAddress(request));
    const found = await landlordOfLink(database, token, new Date(now()));
    if (!found) throw notFound(WORDS.noLink);
    return found.landlord;
  }

  return {
    async 'GET /api/v1/rent-pay/landlord-link/{token}/kyc'({ params }, request) {
      return wireKyc(database, await ofLink(request, params.token));
    },

    async 'POST /api/v1/rent-pay/landlord-link/{token}/kyc/upload'({ params, body: { paper } }, request) {
      const { id, kyc } = await ofLink(request, params.token);
      if (!mayChangePapers(kyc)) throw new CallError(409, WORDS.notNow);
      const list = { accountId: id, kind: LANDLORD_PAPER_UPLOAD, subject: paper };
      const { token, expiresAt } = await handOverList(database, list, now());
      return { uploadToken: token, subject: paper, expiresAt };
    },

    async 'POST /api/v1/rent-pay/landlord-link/{token}/kyc/submit'({ params, body }, request) {
      const { id } = await ofLink(request, params.token);
      return database.transaction(async (transaction) => {
        const landlord = await holdLandlord(transaction, id);
        if (!landlord || !mayChangePapers(landlord.kyc)) throw new CallError(409, WORDS.notNow);
        const papers = await papersOf(transaction, id);
        if (LANDLORD_PAPERS.some((paper) => !papers.some((own) => own.paper === paper))) {
          throw new CallError(409, WORDS.missing);
        }
        const pan = panColumns(sealedText, id, tidyPan(body.pan));
        await changeLandlord(transaction, id, { ...pan, hasNoPan: false, kyc: 'submitted' });
        await noteSubmitted(transaction, id, new Date(now()));
        return wireKyc(transaction, { ...landlord, kyc: 'submitted' });
      });
    },
  };
}

async function wireKyc(database: DatabaseOrTransaction, { id, kyc }: LandlordRow): Promise<LandlordKyc> {
  const papers = await papersOf(database, id);
  return {
    state: kyc,
    reason: kyc === 'refused' ? await refusalOf(database, id) : null,
    papers: papers.map(({ paper, bytes }) => ({ paper, bytes })),
  };
}
