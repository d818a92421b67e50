import type { RentDue, RentTenancy } from '@aangan/shared-kit/contracts/rent-payments';
import type { RentMethod } from '@aangan/shared-kit/domain/rent/fee';
import { sealedText } from '../src/foundation/sealed-text/public.ts';
import type { CallAnswer } from './call-as.ts';
import { type MoneyServer, type MoneyServerOptions, openMoneyServer } from './money-server.ts';
import { bankColumns, type LandlordFacts, provenNumber, savedLandlord } from './saved-landlord.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import { TEST_NOW } from './test-data.ts';

export const RENT = 25_000_00;
export const HOME = '12, 4th Cross, Jayanagar, Bangalore 560041';

const SEALS = sealedText(Buffer.alloc(32, 7));

/** Jobs of each minute that move money. */
const JOBS = ['rent-payouts', 'sandbox-bank', 'rent-give-back', 'refunds-send', 'sandbox-webhooks'];

export interface RentServer extends MoneyServer {
  /** Somebody who has proven their number just now. */
  payer(): Promise<SignedIn>;
  /** A saved landlord of a payer. The sandbox treats accounts by their last four digits. @returns its id */
  landlord(payer: SignedIn, accountNumber?: string, facts?: LandlordFacts): Promise<string>;
  /** The columns of another account of a landlord. */
  account(landlordId: string, accountNumber: string): ReturnType<typeof bankColumns>;
  /** A call below `/api/v1/rent-pay/`, or at a whole path. */
  call<Answer>(
    ...sent: Parameters<MoneyServer['call']>
  ): Promise<CallAnswer<Answer & { details?: object; message?: string }>>;
  tenancy(payer: SignedIn, landlordId: string): Promise<string>;
  /** The rent of November to a landlord, in a new tenancy. */
  newDue(payer: SignedIn, landlordId: string): Promise<RentDue>;
  due(payer: SignedIn, id: string): Promise<RentDue>;
  /** Presses "Pay" and goes to the gateway's page; undefined where the wallet has paid all. */
  gatewayPage(payer: SignedIn, shareId: string, method?: RentMethod): Promise<string | undefined>;
  /** From the press on "Pay" to the gateway's webhook. @returns the answer of the press */
  payRent(
    payer: SignedIn,
    shareId: string,
    method?: RentMethod,
  ): Promise<{ status: number; body: { details?: object; message?: string } }>;
  /** Lets time pass, with the jobs of each minute. */
  later(minutes?: number): Promise<void>;
}

/** The API with gateway and bank of the demonstration. */
export async function openRentServer(options: Pick<MoneyServerOptions, 'logs'> = {}): Promise<RentServer> {
  const server = await openMoneyServer({ ...options, settings: { sealedText: SEALS } });
  const { database, jobs, clock } = server;
  const account: RentServer['account'] = (id, accountNumber) => bankColumns(SEALS, id, accountNumber);
  const call: RentServer['call'] = (who, method, path, body) =>
    server.call(who, method, path.startsWith('/') ? path : `/api/v1/rent-pay/${path}`, body);
  const tenancy: RentServer['tenancy'] = async (payer, landlordId) => {
    const body = { kind: 'rent', landlordId, home: HOME, monthlyPaise: RENT, dueDay: 5 };
    return (await call<RentTenancy>(payer, 'POST', 'tenancies', body)).body.id;
  };
  const press = (payer: SignedIn, shareId: string, method: RentMethod) =>
    call<{ orderId: string }>(payer, 'POST', `shares/${shareId}/pay`, { method });
  const pageOf = async (payer: SignedIn, orderId: string, method: RentMethod) => {
    const { payUrl } = (await server.pay(payer, orderId, { method })).json<{ payUrl: string | null }>();
    return payUrl === null ? undefined : server.checkout(payer, payUrl);
  };
  return {
    ...server,
    async payer() {
      const person = await signedIn(database);
      await provenNumber(database, person.accountId, new Date(TEST_NOW));
      return person;
    },
    landlord: ({ accountId }, accountNumber = '000011112222', facts = {}) =>
      savedLandlord(database, SEALS, { accountId, accountNumber, at: new Date(TEST_NOW), facts }),
    account,
    call,
    tenancy,
    async newDue(payer, landlordId) {
      const id = await tenancy(payer, landlordId);
      const body = { kind: 'rent', month: '2026-11', paise: RENT };
      return (await call<RentDue>(payer, 'POST', `tenancies/${id}/dues`, body)).body;
    },
    due: async (payer, id) => (await call<RentDue>(payer, 'GET', `dues/${id}`)).body,
    async gatewayPage(payer, shareId, method = 'upi') {
      return pageOf(payer, (await press(payer, shareId, method)).body.orderId, method);
    },
    async payRent(payer, shareId, method = 'upi') {
      const { status, body } = await press(payer, shareId, method);
      const page = status === 200 ? await pageOf(payer, body.orderId, method) : undefined;
      if (page) await server.decide(page, 'pay');
      return { status, body };
    },
    async later(minutes = 2) {
      for (let minute = 0; minute < minutes; minute += 1) {
        await jobs.drain();
        clock.now += 60_000;
        for (const job of JOBS) await jobs.send(job, {});
        await jobs.drain();
      }
    },
  };
}
