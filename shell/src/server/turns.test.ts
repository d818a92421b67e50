import Fastify, { type FastifyInstance } from 'fastify';
import { rawVisitor } from '../testing/raw-visitor.ts';
import { until } from '../testing/until.ts';
import { answerBusyCall, answerBusyPage } from './failures.ts';
import { fairQueue } from './fair-queue.ts';
import { takeTurns } from './turns.ts';

const LIMITS = { atOnce: 4, perKey: 2, waitingPerKey: 3, waitMs: 60_000 };

describe('requests of one network', () => {
  let app: FastifyInstance;
  let answers: (() => void)[];
  beforeEach(() => {
    answers = [];
    app = Fastify({ trustProxy: true });
    takeTurns(app, fairQueue(LIMITS), answerBusyCall);
    app.get('/slow', () => new Promise((resolve) => answers.push(() => resolve('done'))));
    app.get('/fails', () => Promise.reject(new Error('broken')));
  });
  afterEach(async () => {
    for (const answer of answers) answer();
    await app.close();
  });
  const ask = async (from: string, url = '/slow') => app.inject({ url, headers: { 'x-forwarded-for': from } });

  it('wait for their turn beyond its share, while other networks are served', async () => {
    const all = Array.from({ length: 5 }, () => ask('203.0.113.9'));
    await until(() => answers.length === 2);
    const other = ask('203.0.113.10');
    await until(() => answers.length === 3);
    answers[2]?.();
    expect((await other).body).toBe('done');
    let served = false;
    void Promise.all(all).then(() => {
      served = true;
    });
    await until(() => {
      for (const answer of answers.splice(0)) answer();
      return served;
    });
    for (const answer of await Promise.all(all)) expect(answer.statusCode).toBe(200);
  });

  it('are answered with 503 and a time beyond the queue', async () => {
    const all = Array.from({ length: 5 }, () => ask('203.0.113.9'));
    await until(() => answers.length === 2);
    const refused = await ask('203.0.113.9');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.json().message).toBe('Many people are using Aangan right now. Please try again in a few seconds.');
    expect(all).toHaveLength(5);
  });

  it('are those of an IPv6 /64, and of an IPv4 address in either form', async () => {
    const forms = [(n: number) => `2001:db8:1:2::${n}`, (n: number) => `${n % 2 ? '::ffff:' : ''}203.0.113.9`];
    for (const form of forms) {
      for (let count = 1; count <= 5; count++) void ask(form(count));
      expect((await ask(form(6))).statusCode).toBe(503);
    }
    expect(answers).toHaveLength(4);
  });

  it('end their turn when the answer is ready, however slowly it is read', async () => {
    app.get('/large', async () => Buffer.alloc(32 * 1024 * 1024));
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new URL(address);
    const readers = Array.from({ length: 10 }, () =>
      rawVisitor(Number(port), 'GET /large HTTP/1.1\r\nhost: x\r\n\r\n'),
    );
    expect((await fetch(`${address}/fails`)).status).toBe(500);
    for (const { socket } of await Promise.all(readers)) socket.destroy();
  });

  it('of one connection are answered one after another, as it reads', async () => {
    let asked = 0;
    app.get('/large', async () => {
      asked++;
      return Buffer.alloc(32 * 1024 * 1024);
    });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const { socket } = await rawVisitor(Number(port), 'GET /large HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(4));
    await until(() => asked === 1);
    // The server has read all four requests by the time it answers another visitor.
    expect((await fetch(`http://127.0.0.1:${port}/fails`)).status).toBe(500);
    expect(asked).toBe(1);
    socket.resume();
    await until(() => asked === 4);
    socket.destroy();
  });

  it('end their turn with an error too', async () => {
    for (let count = 0; count < 6; count++) expect((await ask('203.0.113.9', '/fails')).statusCode).toBe(500);
  });
});

it('a page without a turn is a plain sentence with the status 503', async () => {
  const app = Fastify();
  takeTurns(app, fairQueue({ ...LIMITS, atOnce: 1, perKey: 1, waitingPerKey: 1, waitMs: 10 }), answerBusyPage);
  let begun = false;
  const { promise: page, resolve: end } = Promise.withResolvers<string>();
  app.get('/', () => {
    begun = true;
    return page;
  });
  const ask = async () => app.inject('/');
  const first = ask();
  await until(() => begun);
  const second = await ask();
  expect([second.statusCode, second.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(second.body).toContain('<h1>Many people are using Aangan right now.');
  end('page');
  expect((await first).body).toBe('page');
  await app.close();
});
