import type { RentHold } from '@aangan/shared-kit/contracts/rent-holds';
import type { RentDue } from '@aangan/shared-kit/contracts/rent-payments';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { inArray } from 'drizzle-orm';
import { rentHistory } from '../../../testing/rent-history.ts';
import { openRentServer, type RentServer } from '../../../testing/rent-server.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { outboxMessage } from '../../foundation/messages/messages.tables.ts';
import { agreementUpload } from './agreement-upload.ts';

const DEPOSIT = 1_50_000_00;

let server: RentServer;
let payer: SignedIn;
beforeAll(async () => {
  server = await openRentServer();
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  payer = await server.payer();
});
afterAll(() => server.close());

let accounts = 0;

/** An account number that no other landlord of this test has. */
function newAccount(): string {
  accounts += 1;
  return `4000${String(accounts).padStart(8, '0')}`;
}

/** A large first payment, which waits. */
async function heldDeposit(): Promise<RentDue> {
  const tenancyId = await server.tenancy(payer, await server.landlord(payer, newAccount()));
  const body = { kind: 'deposit', month: '2026-11', paise: DEPOSIT };
  const { id, shares } = (await server.call<RentDue>(payer, 'POST', `tenancies/${tenancyId}/dues`, body)).body;
  await server.payRent(payer, shares[0]?.id ?? '');
  await server.later();
  const held = await server.due(payer, id);
  expect(held).toMatchObject({ state: 'held', step: 'on-hold', payouts: [] });
  return held;
}

const holdOf = async (who: SignedIn, dueId: string) =>
  (await server.call<{ hold: RentHold }>(who, 'GET', `dues/${dueId}/hold`)).body.hold;

/** The news of a payment that its payer has got. */
async function newsOf(dueId: string): Promise<string> {
  await server.jobs.send('rent-news', {});
  await server.jobs.drain();
  const rows = await server.database
    .select()
    .from(outboxMessage)
    .where(inArray(outboxMessage.template, ['rent-news']));
  return rows.flatMap(({ text }) => (text.includes(dueId) ? [text] : [])).join('\n');
}

async function decide(holdId: string, decision: 'release' | 'return') {
  const staff = await signedIn(server.database, { role: 'staff' }, server.clock.now);
  const payload = { decision, reason: 'The deposit is in the agreement.' };
  return (await server.send(staff, 'POST', `/api/v1/staff/rent-holds/${holdId}`, payload)).statusCode;
}

describe('a held payout', () => {
  it('goes on after the answer of its payer and the decision of staff, and the payer gets a message of both', async () => {
    const { id } = await heldDeposit();
    expect(await newsOf(id)).toContain('We are checking this payment before we send it.');
    const { holdId, reason } = await holdOf(payer, id);
    expect(reason).toBe('large-first-payment');
    const answer = { choice: 'explain', text: 'It is the deposit of six months.' };
    const stranger = await server.payer();
    expect((await server.call(stranger, 'POST', `dues/${id}/hold/answer`, answer)).status).toBe(404);
    expect((await server.call(payer, 'POST', `dues/${id}/hold/answer`, answer)).status).toBe(200);
    expect(await decide(holdId, 'release')).toBe(200);
    expect(await decide(holdId, 'release')).toBe(404);
    expect(await newsOf(id)).toContain('We have checked this payment, and are sending it to your landlord.');
    await server.later();
    expect((await server.due(payer, id)).state).toBe('arrived');
    expect(await holdOf(payer, id)).toMatchObject({ state: 'released', decision: 'The deposit is in the agreement.' });
  });

  it('goes on at once with the agreement, at the time of the upload', async () => {
    const { id, tenancyId } = await heldDeposit();
    const owner = { accountId: payer.accountId, subject: tenancyId };
    const at = new Date(server.clock.now);
    const tenancy = { id: tenancyId, accountId: payer.accountId, landlordId: '' };
    await rentHistory(server.database).agreement(tenancy, at);
    const files = [{ id: 'upl_1', digest: 'd', colour: null, look: null, poster: false }];
    await server.database.transaction(async (transaction) =>
      agreementUpload.changed?.(transaction, { ...owner, files, at, jobs: server.jobs }),
    );
    await server.later();
    expect((await server.due(payer, id)).state).toBe('arrived');
  });

  it('goes back with its fee where staff refuse it, where its payer wants that, and without an answer', async () => {
    const [refused, asked, silent] = [await heldDeposit(), await heldDeposit(), await heldDeposit()];
    expect(await decide((await holdOf(payer, refused.id)).holdId, 'return')).toBe(200);
    expect((await server.call(payer, 'POST', `dues/${asked.id}/hold/answer`, { choice: 'return' })).status).toBe(200);
    expect(await newsOf(refused.id)).toContain('We have checked this payment. You get your money back');
    server.clock.now += 8 * DAY_MS;
    await server.jobs.send('rent-holds-end', {});
    await server.later();
    for (const { id } of [refused, asked, silent]) expect((await server.due(payer, id)).state).toBe('refunded');
  });
});
