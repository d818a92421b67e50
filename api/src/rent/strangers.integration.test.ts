import { creditReportCalls } from '@aangan/shared-kit/contracts/credit-reports';
import { loanLeadCalls } from '@aangan/shared-kit/contracts/loan-leads';
import { loanCalls } from '@aangan/shared-kit/contracts/loans';
import { rentHoldCalls } from '@aangan/shared-kit/contracts/rent-holds';
import { rentLandlordKycCalls } from '@aangan/shared-kit/contracts/rent-landlord-kyc';
import { rentLandlordSideCalls } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { rentLandlordCalls } from '@aangan/shared-kit/contracts/rent-landlords';
import { rentMandateCalls } from '@aangan/shared-kit/contracts/rent-mandates';
import { rentNegotiationCalls } from '@aangan/shared-kit/contracts/rent-negotiations';
import { rentPaymentCalls } from '@aangan/shared-kit/contracts/rent-payments';
import { rentReceiptCalls } from '@aangan/shared-kit/contracts/rent-receipts';
import { rentSplitCalls } from '@aangan/shared-kit/contracts/rent-split';
import { CREDIT_CONSENT_VERSION } from '@aangan/shared-kit/domain/credit/credit-check';
import { LOAN_CONSENT_VERSION } from '@aangan/shared-kit/domain/loans/loan-lead';
import { listingsFor } from '../../testing/listings-for.ts';
import { HOME, openRentServer, RENT, type RentServer } from '../../testing/rent-server.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { cardsById } from '../search/listings/public.ts';

const ALL_CALLS = Object.keys({
  ...creditReportCalls,
  ...loanCalls,
  ...loanLeadCalls,
  ...rentHoldCalls,
  ...rentLandlordCalls,
  ...rentLandlordKycCalls,
  ...rentLandlordSideCalls,
  ...rentMandateCalls,
  ...rentNegotiationCalls,
  ...rentPaymentCalls,
  ...rentReceiptCalls,
  ...rentSplitCalls,
});

/** Homes and bills of everybody, and what only a secret token opens: the tests of each module try wrong tokens. */
const NOT_BY_OWNER = /\{token\}|\/home\/\{propertyId\}/;

const WORDS = 'The deposit of the home in Jayanagar.';

/** What each call that changes something sends, as its owner would send it. Ids are named as in paths. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/v1/rent-pay/dues/{dueId}/hold/answer': { choice: 'explain', text: WORDS },
  'POST /api/v1/staff/rent-holds/{holdId}': { decision: 'release', reason: WORDS },
  'POST /api/v1/staff/landlord-kyc/{landlordId}': { decision: 'verified' },
  'POST /api/v1/staff/rent-disputes/{disputeId}': { decision: 'agreed', reason: WORDS },
  'POST /api/v1/staff/rent-negotiations/{negotiationId}': { change: 'begin' },
  'POST /api/v1/rent-pay/my-tenants/{landlordId}/consent': { decision: 'refused' },
  'POST /api/v1/rent-pay/my-tenants/{landlordId}/dispute': { dueId: '{dueId}', kind: 'wrong-amount', text: WORDS },
  'PUT /api/v1/rent-pay/landlords/{landlordId}': { name: 'Mallory Rao' },
  'POST /api/v1/rent-pay/landlords/{landlordId}/ask-consent': { by: 'SMS' },
  'POST /api/v1/rent-pay/tenancies/{tenancyId}/mandate': { mostPaise: RENT, debitDay: 3, agreed: true },
  'PUT /api/v1/rent-pay/tenancies/{tenancyId}/mandate': { state: 'paused' },
  'PUT /api/v1/rent-pay/tenancies/{tenancyId}/mandate/months/{month}': { skip: true },
  'PUT /api/v1/rent-pay/tenancies/{tenancyId}/reminder': { daysBefore: [3], ways: ['SMS'] },
  'PUT /api/v1/rent-pay/tenancies/{tenancyId}': {
    ...{ landlordId: '{landlordId}', home: HOME, monthlyPaise: RENT, dueDay: 5 },
  },
  'POST /api/v1/rent-pay/tenancies/{tenancyId}/dues': { kind: 'rent', month: '2026-12', paise: RENT },
  'POST /api/v1/rent-pay/shares/{shareId}/pay': { method: 'upi' },
  'POST /api/v1/rent-pay/tenancies/{tenancyId}/flatmates': { name: 'Mallory' },
  'PUT /api/v1/rent-pay/tenancies/{tenancyId}/flatmates': { shares: [] },
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let server: RentServer;
let owner: SignedIn;
/** Ids of what the owner has, by their names in paths. */
let ids: Readonly<Record<string, string>>;

const withIds = (text: string) => text.replace(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? name);

/** One of everything that has an owner. */
async function possessions(who: SignedIn): Promise<Record<string, string>> {
  const landlordId = await server.landlord(who);
  const due = await server.newDue(who, landlordId);
  const { tenancyId } = due;
  const post = async (url: string, body: object) =>
    (await server.call<Record<string, string>>(who, 'POST', url, body)).body;
  await server.call(who, 'POST', `/api/v1/rent-pay/tenancies/${tenancyId}/flatmates`, { name: 'Bela' });
  const { body: split } = await server.call<{ members: { flatmateId: string; isOrganiser: boolean }[] }>(
    who,
    'GET',
    `/api/v1/rent-pay/tenancies/${tenancyId}/flatmates`,
  );
  const { receiptId = '' } = await post('/api/v1/rent-receipts', {
    ...{ tenant: 'Asha Rao', landlord: 'S. Ramanathan', landlordPan: 'ABCPE1234F', landlordHasNoPan: false },
    ...{ address: '12, 4th Cross, Jayanagar, Bangalore', rentRupees: 25_000, paidBy: 'bank' },
    ...{ from: '2026-04', to: '2026-06', interval: 'month' },
  });
  const { checkId = '' } = await post('/api/v1/loan-checks', {
    ...{ work: 'salaried', incomeRupees: 1_00_000, obligationsRupees: 0, coIncomeRupees: 0, coObligationsRupees: 0 },
    ...{ city: 'pune', valueRupees: 80_00_000, years: 20 },
  });
  const asked = { checkId, lender: 'sbi', consent: LOAN_CONSENT_VERSION };
  const { lead } = (await server.call<{ lead: { id: string } }>(who, 'POST', '/api/v1/loan-leads', asked)).body;
  const wanted = { pan: 'ABCPE1234F', consent: CREDIT_CONSENT_VERSION };
  const { check } = (await server.call<{ check: { id: string } }>(who, 'POST', '/api/v1/credit-reports', wanted)).body;
  const [propertyId = ''] = await listingsFor(server.database, await signedIn(server.database), 1, ['RENT']);
  const [home] = await cardsById(server.database, [propertyId]);
  const { negotiationId = '' } = await post('/api/v1/rent-negotiations', {
    propertyId,
    targetRupees: (home?.price ?? 0) - 1_000,
  });
  return {
    ...{ landlordId, tenancyId, dueId: due.id, shareId: due.shares[0]?.id ?? '', receiptId, checkId, negotiationId },
    ...{ leadId: lead.id, reportId: check.id, lender: 'sbi', month: '2026-12' },
    flatmateId: split.members.find(({ isOrganiser }) => !isOrganiser)?.flatmateId ?? '',
    // Of nobody: a person without the staff role gets no further.
    ...{ holdId: `hld_${'a'.repeat(20)}`, disputeId: `dsp_${'a'.repeat(20)}` },
  };
}

beforeAll(async () => {
  server = await openRentServer();
  owner = await signedIn(server.database, { phone: `+919${Math.floor(1e8 + Math.random() * 9e8)}` });
  ids = await possessions(owner);
});
afterAll(() => server.close());

const named = ALL_CALLS.filter((call) => call.includes('{') && !NOT_BY_OWNER.test(call));
const opened = named.filter((call) => call.startsWith('GET '));

describe('what belongs to one person', () => {
  it.each(opened)('is opened by its owner: %s', async (call) => {
    const [, path = ''] = call.split(' ');
    expect(await server.call(owner, 'GET', withIds(path))).toMatchObject({ status: 200 });
  });

  it.each(named)('is nobody else’s: %s', async (call) => {
    const [method, path = ''] = call.split(' ');
    const stranger = await server.payer();
    const body = JSON.parse(withIds(JSON.stringify(BODIES[call] ?? {}))) as object;
    const answer = await server.call(stranger, method as Method, withIds(path), method === 'GET' ? undefined : body);
    expect([call, answer.status, answer.text]).toEqual([call, 404, expect.any(String)]);
    expect(answer.text).not.toMatch(/Jayanagar|Ramanathan|2222/);
  });

  it.each(['/api/v1/rent-receipts/{receiptId}/receipts.pdf', '/api/v1/rent-pay/dues/{dueId}/receipt.pdf'])(
    'is nobody else’s to download: %s',
    async (path) => {
      const answer = await server.get(withIds(path), await server.payer());
      expect(answer.statusCode).toBe(404);
    },
  );
});
