import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LaptopServer, startLaptopServer } from './laptop-server.ts';

describe('the laptop server of a remote', () => {
  let folder: string;
  let dist: string;
  let laptop: LaptopServer;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'aangan-laptop-'));
    dist = mkdtempSync(path.join(tmpdir(), 'aangan-dist-'));
    laptop = await startLaptopServer('mfe-test', folder, 0);
  });
  afterEach(async () => {
    await laptop.close();
    for (const used of [folder, dist]) rmSync(used, { recursive: true, force: true });
  });

  const get = (target: string) => fetch(`http://127.0.0.1:${laptop.port}${target}`);

  function build(version: string): void {
    writeFileSync(path.join(dist, 'release.json'), JSON.stringify({ version }));
    laptop.add(dist, { version });
  }

  it('serves nothing before the first build', async () => {
    expect((await get('/mfe-test/release.json')).status).toBe(404);
  });

  it('describes the latest build, and keeps earlier ones for open pages', async () => {
    build('1.0.0-a');
    build('1.0.0-b');
    const latest = await get('/mfe-test/release.json');
    expect(await latest.json()).toEqual({ version: '1.0.0-b' });
    expect(latest.headers.get('cache-control')).toBe('no-store');
    const earlier = await get('/mfe-test/1.0.0-a/release.json');
    expect(await earlier.json()).toEqual({ version: '1.0.0-a' });
    expect(earlier.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('notifies open pages of each new build', async () => {
    build('1.0.0-a');
    const { body } = await get('/mfe-test/live');
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('data: 1.0.0-a\n\n');
    build('1.0.0-b');
    expect((await reader?.read())?.value).toBe('data: 1.0.0-b\n\n');
    await reader?.cancel();
  });

  it.each([
    '/',
    '/mfe-test',
    '/mfe-test/..%2f..%2fetc%2fpasswd',
    '/mfe-other/1.0.0-a/release.json',
    '/mfe-test/1.0.0-a/',
    '/mfe-test/1.0.0-a',
  ])('answers 404 at %s', async (target) => {
    build('1.0.0-a');
    expect((await get(target)).status).toBe(404);
  });

  it('names the option for another port when the port is taken', async () => {
    await expect(startLaptopServer('mfe-other', path.join(folder, 'other'), laptop.port)).rejects.toThrow(
      `Port ${laptop.port} is taken: name another one with --port.`,
    );
  });
});
