import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { payAtGateway, type ServiceCustomer, serviceCustomer } from '../../../testing/service-customer.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { hmac } from '../../foundation/digests/public.ts';
import { outboxMessage } from '../../foundation/messages/messages.tables.ts';
import { digioSigning } from './digio.ts';
import { AGREEMENTS_JOB } from './sign-agreements.ts';
import { signingSettings } from './signing-settings.ts';
import { SIGNING_WEBHOOK } from './signing-webhook.ts';
import { stampTags } from './stamp-tags.ts';

const TAGS = [
  { state: '29', paise: 10_000, tag: 'KA_100' },
  { state: '29', paise: 50_000, tag: 'KA_500' },
] as const;
const TERMS = {
  ...{ city: 'bangalore', pin: '560034', home: '12, 5th Block, Koramangala', from: '2026-12-01', months: 11 },
  landlord: { name: 'Asha Rao', phone: '9845012345', address: '4, MG Road, Bangalore' },
  tenant: { name: 'Ravi Menon', phone: '9845012346', address: '7, Park Street, Kolkata' },
  ...{ rentRupees: 25_000, depositRupees: 100_000 },
};

interface Heard {
  readonly method: string | undefined;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A local server in place of api.digio.in, with the formats of its documentation. */
let digio: Server;
let heard: Heard[] = [];
let answerOf: (call: Heard) => { status: number; body: object | string } | 'nothing';
let server: MoneyServer;
let person: SignedIn;
let customer: ServiceCustomer;

beforeAll(async () => {
  digio = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    const call = { method, path: url, authorization: headers.authorization, body: await jsonOf(request) };
    heard.push(call);
    const answer = answerOf(call);
    if (answer === 'nothing') return;
    response.writeHead(answer.status).end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => digio.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(digio.address() as AddressInfo).port}`;
  const access = { clientId: 'client', clientSecret: 'secret', webhookSecret: 'hook', url, tags: TAGS, deadline: 500 };
  server = await openMoneyServer({ settings: { signing: () => digioSigning(access) } });
});
beforeEach(async () => {
  heard = [];
  person = await signedIn(server.database);
  customer = serviceCustomer(server, person);
});
afterAll(async () => {
  await server.close();
  digio.closeAllConnections();
  digio.close();
});

async function jsonOf(request: IncomingMessage): Promise<Heard['body']> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? {} : JSON.parse(text);
}

/** A document as Digio answers it, with the state of each signer. */
const document = (id: string, landlord = 'requested', tenant = 'requested') => ({
  id,
  agreement_status: landlord === 'signed' && tenant === 'signed' ? 'completed' : 'requested',
  signing_parties: [
    ['9845012345', landlord],
    ['9845012346', tenant],
  ].map(([identifier, status]) => ({
    ...{ identifier, status, signature_type: 'aadhaar', updated_at: '2026-11-23 15:04:05' },
    authentication_url: `https://app.digio.test/#/gateway/login/${id}/${identifier}`,
  })),
  attached_estamp_details: { KA_500: ['IN-KA-1'] },
});

const uploads = () => heard.filter(({ path }) => path === '/v2/client/document/uploadpdf');
const read = (id: string) => customer.ask('GET', `/legal-backend/api/v1/agreement/${id}`);

async function runJob(): Promise<void> {
  await server.jobs.send(AGREEMENTS_JOB, {});
  await server.jobs.drain().catch(() => undefined);
}

async function paidAgreement(): Promise<string> {
  const { id } = (await customer.ask('POST', '/legal-backend/api/v1/agreement', TERMS)).booking as { id: string };
  const { booking } = await customer.order(id);
  await payAtGateway(server, person, booking.orderId ?? '');
  return id;
}

describe('an agreement with Digio', () => {
  it('is stamped and asked for in one document, signed by webhook, and stored as Digio signed it', async () => {
    const documentId = `DID${Date.now()}`;
    answerOf = () => ({ status: 200, body: document(documentId) });
    const id = await paidAgreement();
    await runJob();
    const [upload] = uploads();
    expect(upload).toMatchObject({
      method: 'POST',
      authorization: `Basic ${Buffer.from('client:secret').toString('base64')}`,
      body: {
        file_name: `${id}.pdf`,
        signers: [
          { identifier: '9845012345', name: 'Asha Rao', sign_type: 'aadhaar' },
          { identifier: '9845012346', name: 'Ravi Menon', sign_type: 'aadhaar' },
        ],
        estamp_request: { tags: { KA_500: 1 } },
      },
    });
    expect(Buffer.from(String(upload?.body.file_data), 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const messages = await server.database.select().from(outboxMessage);
    expect(messages.filter(({ text }) => text.includes(documentId))).toHaveLength(2);
    expect(await read(id)).toMatchObject({
      certificate: 'IN-KA-1',
      signatures: [{ state: 'open' }, { state: 'open' }],
    });

    answerOf = ({ path }) => ({
      status: 200,
      body: path.includes('/download') ? '%PDF-1.7 signed' : document(documentId, 'signed', 'signed'),
    });
    const payload = '{"event":"doc.signed"}';
    const hook = (checksum: string) =>
      server.app.inject({
        ...{ method: 'POST', url: SIGNING_WEBHOOK, payload },
        headers: { 'content-type': 'application/json', 'x-digio-checksum': checksum },
      });
    expect((await hook(hmac(payload, 'another secret'))).statusCode).toBe(401);
    expect((await hook(hmac(payload, 'hook'))).statusCode).toBe(204);
    await server.jobs.drain();
    const signed = await read(id);
    expect(signed).toMatchObject({ signatures: [{ state: 'signed' }, { state: 'signed' }] });
    expect((await customer.send('GET', String(signed.signedUrl))).body).toBe('%PDF-1.7 signed');
    expect(uploads()).toHaveLength(1);
  });

  it('is asked for again after a refusal, and never after an answer that is missing', async () => {
    answerOf = () => ({ status: 400, body: { message: 'no balance' } });
    const refused = await paidAgreement();
    await runJob();
    await runJob();
    expect(uploads().filter(({ body }) => body.file_name === `${refused}.pdf`)).toHaveLength(2);

    // The refused one is done first, so that only the lost answer is open.
    answerOf = () => ({ status: 200, body: document(`DID${Date.now()}1`) });
    await runJob();
    answerOf = () => 'nothing';
    const lost = await paidAgreement();
    await runJob();
    answerOf = () => ({ status: 200, body: document(`DID${Date.now()}2`) });
    await runJob();
    expect(uploads().filter(({ body }) => body.file_name === `${lost}.pdf`)).toHaveLength(1);
    expect(await read(lost)).toMatchObject({ certificate: null, signatures: [] });
  });
});

it('a duty is made up of papers, or of none', () => {
  expect(stampTags(TAGS, '29', 70_000)).toEqual({ KA_500: 1, KA_100: 2 });
  expect(stampTags(TAGS, '29', 71_100)).toBeUndefined();
  expect(stampTags(TAGS, '27', 10_000)).toBeUndefined();
});

describe('the settings of Digio', () => {
  const env = { DIGIO_CLIENT_ID: 'id', DIGIO_CLIENT_SECRET: 'secret', DIGIO_WEBHOOK_SECRET: 'secret-of-hooks' };

  it('are none without a client id, and complete with one', () => {
    expect(signingSettings({})).toEqual({});
    expect(signingSettings({ ...env, DIGIO_ESTAMP_TAGS: '29:100=KA_100,27:1=MH_1' }).signing).toBeDefined();
    expect(() => signingSettings({ ...env, DIGIO_ESTAMP_TAGS: 'KA_100' })).toThrow(/DIGIO_ESTAMP_TAGS/);
    expect(() => signingSettings({ DIGIO_CLIENT_ID: 'id' })).toThrow(/DIGIO_WEBHOOK_SECRET/);
  });
});
