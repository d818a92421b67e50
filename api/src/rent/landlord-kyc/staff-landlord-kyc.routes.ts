import type { rentLandlordKycCalls, StaffLandlordKyc } from '@aangan/shared-kit/contracts/rent-landlord-kyc';
import type { Audit } from '../../foundation/audit/public.ts';
import type { Transaction } from '../../foundation/database/public.ts';
import type { Messages } from '../../foundation/messages/public.ts';
import { type CallHandlers, notFound } from '../../foundation/server/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { changeLandlord, holdLandlord, type LandlordRow, newLandlordLink, openSealed } from '../landlords/public.ts';
import { countWaitingKyc, foundKyc, noteDecided, papersOf, waitingKyc } from './landlord-kyc.queries.ts';
import { LANDLORD_KYC_WORDS as WORDS } from './landlord-kyc.words.ts';
import { staffPaperPath } from './staff-papers.ts';

type StaffCalls = Pick<
  typeof rentLandlordKycCalls,
  | 'GET /api/v1/staff/landlord-kyc'
  | 'GET /api/v1/staff/landlord-kyc/waiting'
  | 'POST /api/v1/staff/landlord-kyc/search'
  | 'POST /api/v1/staff/landlord-kyc/{landlordId}'
>;

interface StaffKycDeps extends StaffCallDeps {
  readonly messages: Messages;
  readonly audit: Audit;
}

/** Staff look at papers of landlords, and decide. */
export function staffLandlordKycHandlers(deps: StaffKycDeps): CallHandlers<StaffCalls> {
  const { database, sealedText, sessions, decisions, messages, jobs, audit, now } = deps;

  async function wire({ landlord, submittedAt }: { landlord: LandlordRow; submittedAt: Date }) {
    const papers = await papersOf(database, landlord.id);
    return {
      landlordId: landlord.id,
      name: landlord.name,
      registeredName: landlord.registeredName,
      nameMatch: landlord.nameMatch,
      // Staff compare it with the card.
      pan: openSealed(sealedText, landlord, 'panSealed') ?? '',
      account: landlord.destinationShown,
      papers: papers.map(({ paper }) => ({ paper, url: staffPaperPath(landlord.id, paper) })),
      submittedOn: submittedAt.getTime(),
    } satisfies StaffLandlordKyc;
  }

  /** Changes a landlord whose papers wait. @throws CallError 404 when they do not */
  async function decide(transaction: Transaction, id: string, state: 'verified' | 'refused', reason: string | null) {
    const landlord = await holdLandlord(transaction, id);
    if (landlord?.kyc !== 'submitted' || landlord.removedAt !== null) throw notFound(WORDS.noCase);
    const at = new Date(now());
    await changeLandlord(transaction, id, { kyc: state });
    await noteDecided(transaction, jobs, { landlordId: id, reason, at });
    return { landlord, token: await newLandlordLink(transaction, id, at) };
  }

  return {
    async 'GET /api/v1/staff/landlord-kyc'({ query: { ids } }, request) {
      await sessions.staff(request, 'verification');
      return { landlords: await Promise.all((await waitingKyc(database, ids)).map(wire)) };
    },

    async 'POST /api/v1/staff/landlord-kyc/search'({ body: { text } }, request) {
      const { accountId } = await sessions.staff(request, 'verification');
      await audit.note({ event: 'staff-action', accountId, detail: 'landlord-kyc searched' }, request);
      return { ids: await foundKyc(database, sealedText, text) };
    },

    async 'GET /api/v1/staff/landlord-kyc/waiting'(_input, request) {
      await sessions.staff(request, 'verification');
      return { waiting: await countWaitingKyc(database) };
    },

    async 'POST /api/v1/staff/landlord-kyc/{landlordId}'({ params: { landlordId }, body }, request) {
      const staff = await sessions.staff(request, 'verification');
      const { decision, reason } = body;
      const { landlord, token } = await database.transaction(async (transaction) => {
        const decided = await decide(transaction, landlordId, decision, decision === 'refused' ? body.reason : null);
        const noted = { queue: 'landlord-kyc', role: 'verification', caseId: landlordId, decision, reason } as const;
        // The papers are gone, so nothing can be taken back.
        await decisions.note({ ...noted, reversible: false }, { staff, request, transaction });
        return decided;
      });
      const phone = openSealed(sealedText, landlord, 'phoneSealed');
      if (phone !== undefined) {
        const news = decision === 'refused' ? WORDS.refused(body.reason) : WORDS.verified;
        await messages.send({
          ...{ to: { phone }, channel: 'SMS', template: 'landlord-kyc-decided' },
          values: { news, token },
        });
      }
      return { state: decision };
    },
  };
}
