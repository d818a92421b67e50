import { fileFacts } from '../testing/a-container.ts';
import { type Handler, type TestServer, testServer } from '../testing/test-server.ts';
import { loadServerEntry } from './server-entry-loader.ts';

const CODE = "module.exports.mfe_test = { name: 'the container', file: __filename };";
const give =
  (code: string, status = 200): Handler =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/javascript' }).end(code);

describe("a remote's server entry", () => {
  let origin: TestServer;
  beforeEach(async () => {
    origin = await testServer(give(CODE));
  });
  afterEach(() => origin.close());

  const load = (code = CODE, deadline?: number) =>
    loadServerEntry(
      {
        remote: 'mfe-test',
        version: '1.0.0-a',
        url: `${origin.origin}/entry.cjs`,
        integrity: fileFacts(code).integrity,
      },
      'mfe_test',
      deadline,
    );

  it('is run, and returns the export of its name', async () => {
    expect(await load()).toEqual({ name: 'the container', file: `${origin.origin}/entry.cjs` });
  });

  it('returns all exports when there is no export of its name', async () => {
    const code = 'exports.other = 1;';
    origin.handle = give(code);
    expect(await load(code)).toEqual({ other: 1 });
  });

  it('is not run when the status is an error, even if the body is right', async () => {
    origin.handle = give(CODE, 503);
    await expect(load()).rejects.toMatchObject({
      name: 'RemoteFailure',
      kind: 'status',
      remote: 'mfe-test',
      version: '1.0.0-a',
      message: `HTTP 503 for ${origin.origin}/entry.cjs`,
    });
  });

  it('is not run when its digest is not the one of the release', async () => {
    const tampered = 'globalThis.tampered = true;';
    origin.handle = give(tampered);
    await expect(load()).rejects.toMatchObject({ kind: 'digest' });
    expect('tampered' in globalThis).toBe(false);
  });

  it('does not follow a redirect to the right file', async () => {
    origin.handle = (request, response) =>
      request.url === '/entry.cjs'
        ? response.writeHead(302, { location: '/elsewhere.cjs' }).end()
        : give(CODE)(request, response);
    await expect(load()).rejects.toMatchObject({ kind: 'network' });
    expect(origin.seen).toEqual(['GET /entry.cjs']);
  });

  it('fails after the timeout', async () => {
    origin.handle = () => undefined;
    let longRequestEnded = false;
    const longRequest = load(CODE, 600_000).catch((error: unknown) => {
      longRequestEnded = true;
      return error;
    });
    await expect(load(CODE, 80)).rejects.toMatchObject({ kind: 'timeout' });
    expect(longRequestEnded).toBe(false);
    await origin.close();
    expect(await longRequest).toMatchObject({ kind: 'network' });
  });

  it('fails when the connection breaks while it is read', async () => {
    origin.handle = (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('module', () => response.destroy());
    };
    await expect(load()).rejects.toMatchObject({ kind: 'network' });
  });

  it('fails when its body stalls', async () => {
    origin.handle = (_request, response) => void response.writeHead(200).write(CODE.slice(0, 10));
    await expect(load(CODE, 80)).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('is named in an error that it throws while it runs', async () => {
    const code = "throw new Error('broken at module scope');";
    origin.handle = give(code);
    await expect(load(code)).rejects.toMatchObject({
      kind: 'evaluation',
      cause: expect.objectContaining({ message: 'broken at module scope' }),
    });
  });

  it('fails when the origin is unreachable', async () => {
    await origin.close();
    await expect(load()).rejects.toMatchObject({ kind: 'network' });
  });
});
