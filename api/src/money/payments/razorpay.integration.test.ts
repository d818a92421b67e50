import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { eq } from 'drizzle-orm';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { hmac } from '../../foundation/digests/public.ts';
import { balanceOf, walletAccount } from '../ledger/public.ts';
import { SAMPLE_SELLER } from '../orders/order-settings.ts';
import { askRefund, orderRefund } from '../refunds/public.ts';
import { TOP_UP, topUpSale } from '../top-up/top-up.sale.ts';
import { payment } from './payments.tables.ts';
import { razorpayGateway } from './razorpay.ts';

interface ReceivedCall {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly refundKey: string | undefined;
  readonly body: Record<string, unknown>;
}

/** A local server in place of api.razorpay.com, with the response formats of its documentation. */
let razorpay: Server;
let heard: ReceivedCall[] = [];
let answerOf: (call: ReceivedCall) => { status: number; body: object };
let server: MoneyServer;
let person: SignedIn;

beforeAll(async () => {
  razorpay = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    const refundKey = headers['x-refund-idempotency'] as string | undefined;
    const call = { method, path, authorization: headers.authorization, refundKey, body: await jsonOf(request) };
    heard.push(call);
    const { status, body } = answerOf(call);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => razorpay.listen(0, '127.0.0.1', resolve));
  const address = razorpay.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const access = { keyId: 'rzp_test_1', keySecret: 'secret', webhookSecret: 'hook', url: `http://127.0.0.1:${port}` };
  server = await openMoneyServer({ gateway: () => razorpayGateway(access) });
});
beforeEach(async () => {
  heard = [];
  answerOf = ({ body }) => ({ status: 200, body: link(body) });
  person = await signedIn(server.database);
});
afterAll(async () => {
  await server.close();
  razorpay.close();
});

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += String(part);
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

const linkId = () => `plink_${person.accountId.slice(4, 18)}`;

const link = (facts: Record<string, unknown> = {}) => ({
  id: linkId(),
  amount: 50_000,
  currency: 'INR',
  short_url: 'https://rzp.io/i/abc',
  status: 'created',
  payments: null,
  ...facts,
});

async function started() {
  const { orderId } = (await server.topUp(person, 50_000)).json<{ orderId: string }>();
  const paying = (await server.pay(person, orderId)).json<{ paymentId: string; payUrl: string }>();
  return { orderId, ...paying };
}

const webhook = (event: string, eventId: string, secret = 'hook') => {
  const payload = JSON.stringify({
    entity: 'event',
    event,
    contains: ['payment_link', 'order', 'payment'],
    payload: {
      payment_link: { entity: { id: linkId(), amount: 50_000, amount_paid: 50_000, status: 'paid' } },
      payment: { entity: { id: 'pay_Razor1', amount: 50_000, status: 'captured', method: 'upi' } },
    },
    created_at: 1_763_620_200,
  });
  return server.app.inject({
    method: 'POST',
    url: '/api/v1/payments/webhooks/razorpay',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': eventId,
      'x-razorpay-signature': hmac(payload, secret),
    },
    payload,
  });
};

const stateOf = async (id: string) =>
  (await server.get(`/api/v1/payments/${id}`, person)).json<{ state: string; gatewayPayment: string | null }>();

describe('a payment through Razorpay', () => {
  it('is a payment link of the exact amount, with our reference, that redirects back to the order', async () => {
    const { orderId, paymentId, payUrl } = await started();
    expect(await server.checkout(person, payUrl)).toBe('https://rzp.io/i/abc');
    expect(heard).toEqual([
      {
        method: 'POST',
        path: '/v1/payment_links',
        authorization: `Basic ${Buffer.from('rzp_test_1:secret').toString('base64')}`,
        refundKey: undefined,
        body: expect.objectContaining({
          amount: 50_000,
          currency: 'INR',
          reference_id: paymentId,
          accept_partial: false,
          upi_link: true,
          callback_url: `http://localhost:3000/checkout/${orderId}`,
          callback_method: 'get',
        }),
      },
    ]);
    expect(await server.checkout(person, payUrl)).toBe('https://rzp.io/i/abc');
    expect(heard).toHaveLength(1);
  });

  it('is credited to the wallet once, after its webhook', async () => {
    const { paymentId } = await started();
    expect((await webhook('payment_link.paid', 'evt_wrong', 'other')).statusCode).toBe(401);
    for (let each = 0; each < 3; each += 1) await webhook('payment_link.paid', `evt_${paymentId}`);
    expect((await webhook('payment.authorized', 'evt_other')).json()).toEqual({ outcome: 'of no interest' });
    expect(await stateOf(paymentId)).toMatchObject({ state: 'paid', gatewayPayment: 'pay_Razor1' });
    expect(await balanceOf(server.database, walletAccount(person.accountId))).toBe(50_000);
  });

  it('is found by reconciliation when its webhook never arrives', async () => {
    const { paymentId } = await started();
    const paid = [{ payment_id: 'pay_Razor2', status: 'captured', amount: 50_000 }];
    answerOf = ({ path }) => ({
      status: 200,
      body: link({ id: path?.split('/').at(-1), status: 'paid', payments: paid }),
    });
    server.clock.now += 61_000;
    await server.jobs.send('payments-reconcile', {});
    await server.jobs.drain();
    expect(heard.map(({ path }) => path)).toContain(`/v1/payment_links/${linkId()}`);
    expect(await stateOf(paymentId)).toMatchObject({ state: 'paid', gatewayPayment: 'pay_Razor2' });
  });

  it('uses the existing link when Razorpay refuses a second one', async () => {
    answerOf = ({ method }) =>
      method === 'POST'
        ? { status: 400, body: { error: { code: 'BAD_REQUEST_ERROR', description: 'reference_id already exists' } } }
        : { status: 200, body: { payment_links: [link()] } };
    const { paymentId, payUrl } = await started();
    expect(await server.checkout(person, payUrl)).toBe('https://rzp.io/i/abc');
    expect(heard.at(-1)?.path).toBe(`/v1/payment_links?reference_id=${paymentId}`);
  });

  it('redirects back to the order, with nothing charged, while Razorpay is down', async () => {
    answerOf = () => ({ status: 500, body: {} });
    const { orderId, paymentId, payUrl } = await started();
    expect(await server.checkout(person, payUrl)).toBe(`/checkout/${orderId}?trouble=gateway`);
    const [row] = await server.database.select().from(payment).where(eq(payment.id, paymentId));
    expect(row).toMatchObject({ state: 'created', gatewayOrder: null });
    answerOf = ({ body }) => ({ status: 200, body: link(body) });
    expect(await server.checkout(person, payUrl)).toBe('https://rzp.io/i/abc');
  });

  it('leaves a request to a UPI address to the page of the link', async () => {
    const { orderId } = (await server.topUp(person, 50_000)).json<{ orderId: string }>();
    expect((await server.order(person, orderId)).methods).toEqual(['upi', 'card', 'netbanking']);
    const refused = await server.pay(person, orderId, { method: 'upi-collect', vpa: 'asha@okbank' });
    expect(refused.statusCode).toBe(400);
    expect(heard).toEqual([]);
  });
});

describe('a refund through Razorpay', () => {
  const refund = (status: string, receipt: string | null = null, id = `rfnd_${person.accountId.slice(4, 18)}`) => ({
    id,
    entity: 'refund',
    amount: 20_000,
    payment_id: `pay_${person.accountId.slice(4, 18)}`,
    receipt,
    status,
    speed_processed: 'normal',
  });

  async function paidOrder() {
    const { orderId, paymentId } = await started();
    const gatewayPayment = `pay_${person.accountId.slice(4, 18)}`;
    await server.database.update(payment).set({ gatewayPayment }).where(eq(payment.id, paymentId));
    await hook('payment_link.paid', {
      payment_link: { entity: { id: linkId(), amount: 50_000 } },
      payment: { entity: { id: gatewayPayment } },
    });
    return { orderId, gatewayPayment };
  }

  const hook = (event: string, payload: object) => {
    const body = JSON.stringify({ entity: 'event', event, payload });
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-event-id': `evt_${randomUUID()}`,
      'x-razorpay-signature': hmac(body, 'hook'),
    };
    return server.app.inject({ method: 'POST', url: '/api/v1/payments/webhooks/razorpay', headers, payload: body });
  };

  const ask = (orderId: string) =>
    server.database.transaction((transaction) =>
      askRefund(
        transaction,
        {
          sales: new Map([[TOP_UP, topUpSale]]),
          seller: SAMPLE_SELLER,
          gateway: undefined,
          jobs: server.jobs,
          events: { emit: async () => undefined },
        },
        { key: randomUUID(), orderId, paise: 20_000, reason: 'You cancelled.' },
        new Date(server.clock.now),
      ),
    );

  const send = async () => {
    await server.jobs.send('refunds-send', {});
    await server.jobs.drain();
  };

  const stateOfRefund = async (id: string) => {
    const [row] = await server.database.select().from(orderRefund).where(eq(orderRefund.id, id));
    return row;
  };

  it('carries our key as receipt and as idempotency key, and is done with its webhook, once', async () => {
    const { orderId, gatewayPayment } = await paidOrder();
    const { id } = await ask(orderId);
    answerOf = ({ body }) => ({ status: 200, body: refund('pending', String(body.receipt)) });
    heard = [];
    await send();
    expect(heard).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: `/v1/payments/${gatewayPayment}/refund`,
        refundKey: `${id}-1`,
        body: { amount: 20_000, speed: 'normal', receipt: `${id}-1` },
      }),
    ]);
    expect((await stateOfRefund(id))?.state).toBe('sent');
    const processed = { refund: { entity: refund('processed', `${id}-1`) } };
    expect((await hook('refund.processed', processed)).json()).toEqual({ outcome: 'done' });
    expect((await hook('refund.processed', processed)).json()).toEqual({ outcome: 'done' });
    const [row] = await server.database.select().from(payment).where(eq(payment.orderId, orderId));
    expect(row).toMatchObject({ state: 'paid', refundedPaise: 20_000 });
  });

  it('that fails at the bank waits for staff; one that is refused does too', async () => {
    const { orderId } = await paidOrder();
    const { id } = await ask(orderId);
    answerOf = ({ body }) => ({ status: 200, body: refund('pending', String(body.receipt)) });
    await send();
    await hook('refund.failed', { refund: { entity: refund('failed', `${id}-1`) } });
    expect((await stateOfRefund(id))?.state).toBe('failed');
    const other = await ask(orderId);
    const description = 'Your account does not have enough balance to carry out the refund operation.';
    answerOf = () => ({ status: 400, body: { error: { code: 'BAD_REQUEST_ERROR', description } } });
    await send();
    expect(await stateOfRefund(other.id)).toMatchObject({ state: 'failed', problem: description });
  });

  it('is asked for again after an error of theirs, and its state is read when no webhook comes', async () => {
    const { orderId } = await paidOrder();
    const { id } = await ask(orderId);
    answerOf = () => ({ status: 500, body: {} });
    await send();
    expect((await stateOfRefund(id))?.state).toBe('asked');
    server.clock.now += 61_000;
    answerOf = ({ body }) => ({ status: 200, body: refund('pending', String(body.receipt)) });
    await send();
    server.clock.now += 3_600_001;
    answerOf = () => ({ status: 200, body: refund('processed', `${id}-1`) });
    await send();
    expect(heard.at(-1)).toMatchObject({ method: 'GET', path: `/v1/refunds/${refund('processed').id}` });
    expect((await stateOfRefund(id))?.state).toBe('done');
  });

  it('made at Razorpay itself lowers revenue once', async () => {
    const { orderId } = await paidOrder();
    const made = { refund: { entity: refund('processed', null, 'rfnd_theirs') } };
    expect((await hook('refund.processed', made)).json()).toEqual({ outcome: 'done' });
    expect(await server.order(person, orderId)).toMatchObject({ state: 'paid', refundedPaise: 20_000 });
  });
});
