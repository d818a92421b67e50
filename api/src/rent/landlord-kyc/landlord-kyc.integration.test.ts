import { randomBytes } from 'node:crypto';
import type { LandlordKyc, StaffLandlordKyc } from '@aangan/shared-kit/contracts/rent-landlord-kyc';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { UPLOAD_TOKEN_HEADER } from '@aangan/shared-kit/domain/upload-protocol';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openUploadServer, type UploadServer } from '../../../testing/upload-server.ts';
import { landlordOf, newLandlordLink } from '../landlords/public.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const STRANGER = { 'sec-fetch-site': 'same-origin' };
const PAN = { pan: 'abcpe 1234f' };

let server: UploadServer;
beforeAll(async () => {
  server = await openUploadServer();
});
afterAll(() => server.close());

/** A landlord that a payer has saved, with a link. */
async function linked() {
  const payer = await server.person();
  const account = String(randomBytes(6).readUIntBE(0, 6)).padStart(12, '1');
  const saved = await server.ask('POST', 'rent-pay/landlords', payer.headers, {
    ...{ name: 'S. Ramanathan', phone: '9812345678', email: '', pan: '', hasNoPan: false },
    destination: { kind: 'bank', accountNumber: account, ifsc: 'HDFC0000053' },
  });
  const { id } = saved.json<{ id: string }>();
  const token = await newLandlordLink(server.database, id, new Date(TEST_NOW));
  return { payer, id, kyc: `rent-pay/landlord-link/${token}/kyc` };
}

/** Sends a paper as the landlord's page does. */
async function send(kyc: string, paper: string) {
  const opened = await server.ask('POST', `${kyc}/upload`, STRANGER, { paper });
  if (opened.statusCode !== 200) return opened.statusCode;
  const headers = { ...STRANGER, [UPLOAD_TOKEN_HEADER]: opened.json<{ uploadToken: string }>().uploadToken };
  const sent = await server.upload(headers, { kind: 'landlord-paper', subject: paper, name: 'scan.pdf', bytes: PDF });
  return sent.statusCode;
}

async function submitted() {
  const landlord = await linked();
  expect(await send(landlord.kyc, 'pan-card')).toBe(200);
  expect(await send(landlord.kyc, 'account-proof')).toBe(200);
  const answer = await server.ask('POST', `${landlord.kyc}/submit`, STRANGER, PAN);
  expect(answer.json<LandlordKyc>()).toMatchObject({ state: 'submitted' });
  return landlord;
}

async function staffMember() {
  const { cookie } = await signedIn(server.database, { role: 'staff' }, TEST_NOW);
  return { cookie, 'sec-fetch-site': 'same-origin' };
}

const decide = (headers: Record<string, string>, id: string, json: object) =>
  server.ask('POST', `staff/landlord-kyc/${id}`, headers, json);

describe('KYC of a landlord without an account', () => {
  it('waits for staff once both papers and a PAN are there, and opens card payments', async () => {
    const { payer, id, kyc } = await linked();
    expect(await send(kyc, 'pan-card')).toBe(200);
    expect((await server.ask('POST', `${kyc}/submit`, STRANGER, PAN)).statusCode).toBe(409);
    expect(await send(kyc, 'account-proof')).toBe(200);
    expect((await server.ask('POST', `${kyc}/submit`, STRANGER, { pan: 'no' })).statusCode).toBe(400);
    await server.ask('POST', `${kyc}/submit`, STRANGER, PAN);
    expect(await send(kyc, 'pan-card')).toBe(409);

    const staff = await staffMember();
    const listed = await server.ask('GET', 'staff/landlord-kyc', staff);
    const found = listed
      .json<{ landlords: StaffLandlordKyc[] }>()
      .landlords.find(({ landlordId }) => landlordId === id);
    expect(found).toMatchObject({ name: 'S. Ramanathan', pan: 'ABCPE1234F' });
    expect(found?.papers.map(({ paper }) => paper)).toEqual(['account-proof', 'pan-card']);
    const file = (found?.papers[1]?.url ?? '').replace('/api/v1/', '');
    expect((await server.ask('GET', file, staff)).rawPayload.equals(PDF)).toBe(true);

    expect((await decide(staff, id, { decision: 'verified' })).statusCode).toBe(200);
    expect((await decide(staff, id, { decision: 'verified' })).statusCode).toBe(404);
    const shown = await server.ask('GET', `rent-pay/landlords/${id}`, payer.headers);
    expect(shown.json()).toMatchObject({ kyc: 'verified', cardsAllowed: true, pan: '•••••1234F' });
    await server.jobs.drain();
    expect((await server.ask('GET', file, staff)).statusCode).toBe(404);
    expect(server.files.keys()).toEqual([]);
  });

  it('is found by staff by the whole number or a part of the name, and not by others', async () => {
    const { payer, id } = await submitted();
    const staff = await staffMember();
    const find = async (text: string) =>
      (await server.ask('POST', 'staff/landlord-kyc/search', staff, { text })).json<{ ids: string[] }>().ids;
    expect(await find('+91 98123 45678')).toContain(id);
    expect(await find('ramanath')).toContain(id);
    expect(await find('98123 45679')).toEqual([]);
    const listed = await server.ask('GET', `staff/landlord-kyc?ids=${id}`, staff);
    expect(listed.json<{ landlords: StaffLandlordKyc[] }>().landlords.map(({ landlordId }) => landlordId)).toEqual([
      id,
    ]);
    const refused = await server.ask('POST', 'staff/landlord-kyc/search', payer.headers, { text: 'ramanath' });
    expect(refused.statusCode).toBe(404);
  });

  it('can be sent again after a refusal, with the reason of staff', async () => {
    const { id, kyc } = await submitted();
    const staff = await staffMember();
    expect((await decide(staff, id, { decision: 'refused' })).statusCode).toBe(400);
    await decide(staff, id, { decision: 'refused', reason: 'The card cannot be read.' });
    const after = await server.ask('GET', kyc, STRANGER);
    expect(after.json()).toEqual({ state: 'refused', reason: 'The card cannot be read.', papers: [] });
    expect(await send(kyc, 'pan-card')).toBe(200);
  });

  it('is for one person and one account: another account begins it anew', async () => {
    const { payer, id } = await submitted();
    await decide(await staffMember(), id, { decision: 'verified' });
    const json = { destination: { kind: 'upi', vpa: 'ramanathan@okbank' } };
    const changed = await server.ask('PUT', `rent-pay/landlords/${id}`, payer.headers, json);
    expect(changed.json()).toMatchObject({ kyc: 'none', cardsAllowed: false });
  });
});

describe('papers of a landlord', () => {
  it('are closed to strangers, to the payer, and to staff of other work', async () => {
    const { payer, id, kyc } = await submitted();
    const stranger = await server.person();
    const file = `staff/landlord-kyc/${id}/pan-card`;
    const other = await signedIn(server.database, { role: 'staff', staffRoles: ['listings'] }, TEST_NOW);
    const staffOfListings = { cookie: other.cookie, 'sec-fetch-site': 'same-origin' };
    for (const headers of [payer.headers, stranger.headers, staffOfListings]) {
      expect((await server.ask('GET', file, headers)).statusCode).toBe(404);
      expect((await decide(headers, id, { decision: 'verified' })).statusCode).toBe(404);
    }
    // A login opens no list of a landlord, even where the subject is the same.
    const own = await server.upload(payer.headers, { kind: 'landlord-paper', subject: 'pan-card', bytes: PDF });
    expect(own.statusCode).toBe(404);
    const wrong = kyc.replace(/link\/.*\/kyc/, `link/L${'a'.repeat(32)}/kyc`);
    expect((await server.ask('GET', wrong, STRANGER)).statusCode).toBe(404);
    expect((await server.ask('POST', `${wrong}/upload`, STRANGER, { paper: 'pan-card' })).statusCode).toBe(404);
  });

  it('are deleted after 30 days without a decision', async () => {
    const { id } = await submitted();
    server.later(31 * DAY_MS);
    await server.jobs.send('clean-up', {});
    await server.jobs.drain();
    expect((await landlordOf(server.database, id))?.kyc).toBe('none');
    expect(server.files.keys()).toEqual([]);
  });
});
