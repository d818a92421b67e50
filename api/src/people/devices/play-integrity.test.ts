import { generateKeyPairSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { playIntegrity } from './play-integrity.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const NOW = Date.UTC(2026, 10, 20);

/**
 * A local replacement for Google: it grants access to signed requests, and decodes a token into the content that the
 * token names.
 */
async function google(answer: (request: IncomingMessage, body: string, response: ServerResponse) => void) {
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    seen.push(request.url ?? '');
    if (request.url !== '/token') return answer(request, body, response);
    const [head, claims, signature] = (new URLSearchParams(body).get('assertion') ?? '').split('.');
    const signed = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${claims}`),
      publicKey,
      Buffer.from(signature ?? '', 'base64url'),
    );
    response.writeHead(signed ? 200 : 401).end(JSON.stringify({ access_token: 'granted', expires_in: 3600 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const failures: unknown[] = [];
  const judge = playIntegrity({
    packageName: 'in.aangan.app',
    account: {
      client_email: 'judge@test',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      token_uri: `${origin}/token`,
    },
    address: origin,
    now: () => NOW,
    onFailure: (error) => failures.push(error),
  });
  return { judge, seen, failures, close: () => new Promise((resolve) => server.close(resolve)) };
}

const proof = (facts: object = {}) => ({
  requestDetails: { requestPackageName: 'in.aangan.app', nonce: 'n1' },
  appIntegrity: { appRecognitionVerdict: 'PLAY_RECOGNIZED' },
  deviceIntegrity: { deviceRecognitionVerdict: ['MEETS_DEVICE_INTEGRITY'] },
  ...facts,
});

describe('Play Integrity verification', () => {
  it.each([
    ['genuine', 'an unchanged app on a real device', proof()],
    [
      'failed',
      'a proof for another nonce',
      proof({ requestDetails: { requestPackageName: 'in.aangan.app', nonce: 'n0' } }),
    ],
    ['failed', "another app's proof", proof({ requestDetails: { requestPackageName: 'in.other', nonce: 'n1' } })],
    ['failed', 'a changed app', proof({ appIntegrity: { appRecognitionVerdict: 'UNRECOGNIZED_VERSION' } })],
    ['failed', 'an emulator', proof({ deviceIntegrity: {} })],
  ])('is %s for %s', async (verdict, _what, payload) => {
    const { judge, close } = await google((request, _body, response) => {
      const allowed = request.headers.authorization === 'Bearer granted';
      response.writeHead(allowed ? 200 : 401).end(JSON.stringify({ tokenPayloadExternal: payload }));
    });
    expect(await judge.judge('token', 'n1')).toBe(verdict);
    await close();
  });

  it('asks for access once for many proofs', async () => {
    const { judge, seen, close } = await google((_request, _body, response) =>
      response.end(JSON.stringify({ tokenPayloadExternal: proof() })),
    );
    await judge.judge('a', 'n1');
    await judge.judge('b', 'n1');
    expect(seen.filter((url) => url === '/token')).toHaveLength(1);
    await close();
  });

  it.each([
    ['failed', 400],
    ['unknown', 500],
    ['unknown', 403],
  ])('is %s when Google answers %i', async (verdict, status) => {
    const { judge, failures, close } = await google((_request, _body, response) =>
      response.writeHead(status).end('{}'),
    );
    expect(await judge.judge('token', 'n1')).toBe(verdict);
    expect(failures).toHaveLength(verdict === 'unknown' ? 1 : 0);
    await close();
  });
});
