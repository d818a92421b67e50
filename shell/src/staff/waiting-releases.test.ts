import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseDigest } from '@aangan/shared-kit/build/release-files';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { approveRelease } from '../registry/approve.ts';
import { folderRegistry } from '../registry/folder-registry.ts';
import { publishRelease } from '../registry/publish.ts';
import { publishShell } from '../registry/publish-shell.ts';
import type { Registry } from '../registry/registry.ts';
import { aBuild } from '../testing/a-build.ts';
import { aShellBuild } from '../testing/a-registry.ts';
import { testFolders } from '../testing/test-folder.ts';
import { releasePages } from './release-pages.ts';
import { staffArea } from './staff-area.ts';
import { STAFF_COOKIE, staffGuard } from './staff-guard.ts';
import { staffPeople } from './staff-people.ts';

const newFolder = testFolders();
const TOKEN = 'a-staff-token-of-the-test-site';
const NOW = Date.UTC(2026, 10, 16, 6, 30);
const now = () => NOW;

function aKey(id: string) {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { privateKey, trusted: { id, publicKey: createPublicKey(privateKey) } };
}

const asha = aKey('asha');
const ravi = aKey('ravi');

/** A registry of a remote of two persons, as the servers see it and as each person does. */
async function sharedRegistry() {
  const folder = path.join(await newFolder(), 'artifacts');
  const keys = { trusted: [asha.trusted, ravi.trusted], twoPersons: ['mfe-test'] };
  const as = (key?: typeof asha): Registry =>
    folderRegistry(folder, { ...keys, ...(key && { privateKey: key.privateKey }) });
  const shell = await newFolder();
  await aShellBuild(shell);
  await publishShell(as(asha), shell, { by: 'asha', now });
  return as;
}

/** Publishes a build as asha: it waits for another person. @returns its version */
async function asks(registry: Registry, pages: Readonly<Record<string, readonly string[]>>, reason: string) {
  const dist = await newFolder();
  const made = await aBuild(dist, { pages, facts: { builtAt: '2026-11-16T04:30:00.000Z' } });
  const version = `1.0.0-${releaseDigest(made)}`;
  await writeFile(path.join(dist, 'release.json'), JSON.stringify({ ...made, version }));
  const asking = { by: 'asha', reason, now, keys: registry.keys };
  await expect(publishRelease(registry, dist, asking)).rejects.toThrow('REG-034');
  return version;
}

async function aStaffArea(registry: Registry): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(cookie);
  const people = staffPeople('http://127.0.0.1:1');
  const guard = staffGuard({ staffToken: TOKEN, publicUrl: '' }, people, now);
  const deps = {
    reader: { versions: async () => [], errors: async () => [] },
    stacks: { read: async (stack: string) => stack },
    pages: { outcomes: { count: () => undefined, list: () => [] } },
  };
  await staffArea(app, { guard, secondFactorRequired: false, people, now }, (scope) =>
    releasePages(scope, { guard, registry, now, ...deps }),
  );
  return app;
}

/** A visitor of the staff area who is logged in with the token. */
async function staffOf(registry: Registry) {
  const app = await aStaffArea(registry);
  const post = (url: string, fields: Record<string, string>, cookie = '') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', cookie },
      payload: new URLSearchParams(fields).toString(),
    });
  const login = await post('/staff/sign-in', { name: 'Meera Nair', token: TOKEN });
  const cookies = `${STAFF_COOKIE}=${login.cookies[0]?.value}`;
  const get = (url: string) => app.inject({ url, headers: { cookie: cookies } });
  return {
    get,
    shown: async () => (await get('/staff/releases')).body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
    async confirm(url: string, fields: Record<string, string>) {
      const page = (await get(url)).body;
      const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
      const own = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
      return post(url.split('?')[0] ?? '', { ...own, ...fields }, cookies);
    },
  };
}

describe('a release that waits for another person, in the staff area', () => {
  it('is shown with who asked, what has signed it, what is missing and what would change', async () => {
    const as = await sharedRegistry();
    const first = await asks(as(asha), { one: ['/one'] }, 'first page');
    const staff = await staffOf(as());
    expect(await staff.shown()).toContain(`mfe-test ${first}`);
    expect(await staff.shown()).toContain('It would be the first release.');

    await approveRelease(as(ravi), 'mfe-test', first, { by: 'ravi', now });
    expect(await staff.shown()).not.toContain('Waiting for approval');

    const next = await asks(as(asha), { one: ['/one'], two: ['/two'] }, 'a second page');
    const shown = await staff.shown();
    for (const words of [
      'Waiting for approval',
      'by asha, signed: a second page',
      'Signed by asha. 1 approval is missing.',
      `Changed from ${first}`,
      'New page two at /two',
      `npm run approve:release -- mfe-test ${next}`,
    ])
      expect(shown).toContain(words);
  });

  it('is declined with a reason, in the name of the person who is logged in', async () => {
    const as = await sharedRegistry();
    const version = await asks(as(asha), { one: ['/one'] }, 'first page');
    const staff = await staffOf(as());
    const url = `/staff/releases/decline?remote=mfe-test&version=${version}`;
    const answer = await staff.confirm(url, { reason: 'old prices' });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/staff/releases?done=decline&remote=mfe-test&version=${version}`,
    ]);
    expect(await staff.shown()).toContain('was declined');
    expect(await staff.shown()).toContain('by Meera Nair: old prices');
    expect((await as().read())?.changes[0]).toMatchObject({ action: 'decline', by: 'Meera Nair', version });
    await expect(approveRelease(as(ravi), 'mfe-test', version, { by: 'ravi', now })).rejects.toThrow('REG-042');
    expect((await staff.get(url)).statusCode).toBe(409);
  });

  it('is never approved there: a server has no key', async () => {
    const as = await sharedRegistry();
    const version = await asks(as(asha), { one: ['/one'] }, 'first page');
    const staff = await staffOf(as());
    expect((await staff.get(`/staff/releases/approve?remote=mfe-test&version=${version}`)).statusCode).toBe(409);
    // Not even by the code that the command runs.
    await expect(approveRelease(as(), 'mfe-test', version, { by: 'Meera Nair', now })).rejects.toThrow('REG-034');
  });
});
