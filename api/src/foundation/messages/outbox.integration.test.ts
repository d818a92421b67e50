import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { buildServer } from '../../build-server.ts';
import { outbox } from './outbox.ts';

const target = `box-${process.pid}-${Date.now()}@example.test`;
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  const keep = outbox(server.database, () => TEST_NOW);
  for (const text of ['first', 'then <b> see https://www.aangan.test/profile?a=1&b=2']) {
    await keep.deliver({ to: target, channel: 'EMAIL', template: 'welcome', values: {}, subject: 'Hello', text });
  }
});
afterAll(() => server.close());

describe('the outbox', () => {
  it('lists for tests what was sent to whom, newest first', async () => {
    const { json } = await server.get(`/api/dev/outbox.json?to=${encodeURIComponent(target)}`);
    const { messages } = json as { messages: { text: string }[] };
    expect(messages.map(({ text }) => text.slice(0, 5))).toEqual(['then ', 'first']);
  });

  it('shows a page whose links work and whose texts are escaped', async () => {
    const open = openTestDatabase();
    const app = await buildServer({ database: open.database, logLevel: 'silent' });
    const page = await app.inject(`/api/dev/outbox?to=${encodeURIComponent(target)}`);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'sha256-"),
    });
    expect(page.body).toContain('<a href="https://www.aangan.test/profile?a=1&#38;b=2">');
    expect(page.body).not.toContain('<b>');
    await app.close();
    await open.close();
  });

  it('does not exist where a provider is configured', async () => {
    const open = openTestDatabase();
    const app = await buildServer({ database: open.database, logLevel: 'silent', messageProviders: [] });
    expect((await app.inject('/api/dev/outbox')).statusCode).toBe(404);
    expect((await app.inject('/api/dev/outbox.json')).statusCode).toBe(404);
    await app.close();
    await open.close();
  });
});
