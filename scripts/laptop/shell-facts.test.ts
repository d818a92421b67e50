import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { linkForOverride } from './shell-facts.ts';

describe('asking a shell for an override', () => {
  let server: Server;
  let shell: string;
  let answer: string;

  beforeEach(async () => {
    server = createServer((_request, response) => response.end(answer));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    shell = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    answer = JSON.stringify({ enabled: true, origins: ['https://*.tunnel.example'], contract: '1.1.0' });
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const request = (facts: object = {}) => ({
    shell,
    remote: 'mfe-search',
    from: 'https://me.tunnel.example',
    contract: '^1',
    ...facts,
  });

  it('returns the link that activates the override', async () => {
    expect(await linkForOverride(request({ shell: `${shell}/some/page` }))).toBe(
      `${shell}/staff/override?remote=mfe-search&from=https%3A%2F%2Fme.tunnel.example`,
    );
  });

  it.each([
    ['is no address', { shell: 'shop.example' }, undefined, '--shell must be an address like'],
    ['is not there', { shell: 'http://127.0.0.1:1' }, undefined, 'http://127.0.0.1:1 cannot be reached.'],
    ['is something else', {}, '<h1>Hello</h1>', 'is no shell of this platform'],
    ['takes none', {}, JSON.stringify({ enabled: false, origins: [], contract: '1.1.0' }), 'takes no local overrides'],
    [
      'takes none from here',
      { from: 'http://localhost:4100' },
      undefined,
      'takes builds from https://*.tunnel.example, and not from http://localhost:4100',
    ],
    ['is too old', { contract: '^1.2' }, undefined, 'asks for platform contract ^1.2'],
  ])('throws an error that says what to do where the shell %s', async (_what, facts, said, problem) => {
    answer = said ?? answer;
    await expect(linkForOverride(request(facts))).rejects.toThrow(problem);
  });
});
