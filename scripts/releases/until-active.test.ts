import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilActive } from './until-active.ts';

const RELEASE = { name: 'mfe-test', version: '1.0.0-b' };

describe('a published release', () => {
  let server: Server;
  let site: string;
  let answers: (() => string)[];

  beforeEach(async () => {
    // The last answer is repeated.
    server = createServer((_request, response) =>
      response.end((answers.length > 1 ? answers.shift() : answers[0])?.()),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const health = (version: string) => () => JSON.stringify({ ok: true, parts: { 'mfe-test': { detail: version } } });

  it('is active once the site names its version', async () => {
    answers = [health('1.0.0-a'), () => 'Bad gateway', health('1.0.0-b')];
    expect(await untilActive(site, RELEASE, 10_000)).toBe(true);
    expect(answers).toHaveLength(1);
  });

  it('is not confirmed when the site still names another version at the end of the time', async () => {
    answers = [health('1.0.0-a')];
    expect(await untilActive(site, RELEASE, 300)).toBe(false);
  });

  it('is not confirmed when the site cannot be reached', async () => {
    expect(await untilActive('http://127.0.0.1:1', RELEASE, 300)).toBe(false);
  });
});
