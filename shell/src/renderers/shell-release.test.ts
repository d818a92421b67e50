import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEVICE_COOKIE } from '../platform/cookies.ts';
import { folderRegistry } from '../registry/folder-registry.ts';
import { inCanary } from '../registry/in-canary.ts';
import type { RegistryDocument } from '../registry/registry-document.ts';
import { createRenderer } from '../render/main.tsx';
import { fileFacts, pageCode } from '../testing/a-container.ts';
import { aRegistryDocument, aShell } from '../testing/a-registry.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';
import { until } from '../testing/until.ts';
import { threadedPages } from './threaded-pages.ts';

const SOURCES = path.resolve(import.meta.dirname, '../render/server-half.tsx');
const HOOKS = pathToFileURL(path.resolve(import.meta.dirname, '../testing/tsx-hooks.mjs')).href;
const TEST_RELEASE = { 'mfe-test': '1.0.0-aaaaaaaaaa' };
const DEVICES = Array.from({ length: 16 }, (_, number) => `device-${number}`);
const CANARY = { version: 's2', percent: 50, since: '2026-11-16T04:30:00.000Z' };

/** A server half with a word of its own in the footer. @param footer JavaScript that gives the word */
const halfWith = (footer: string) => `
  const { createHalf } = require(${JSON.stringify(SOURCES)});
  const footer = () => ${footer};
  exports.createHalf = (facts) => {
    const half = createHalf(facts);
    return {
      ...half,
      async make(...order) {
        const made = await half.make(...order);
        if (made.rendered.kind !== 'page') return made;
        const html = Buffer.from(made.rendered.html).toString().replace('</footer>', footer() + '</footer>');
        return { ...made, rendered: { ...made.rendered, html: Buffer.from(html) } };
      },
    };
  };`;

describe('a release of the shell', () => {
  const newFolder = testFolders();
  let folder: string;
  let site: TestSite;
  let failed: { error: Error; where: object }[];

  beforeEach(async () => {
    folder = await newFolder();
    failed = [];
    site = await testSite(
      folder,
      { plain: { paths: ['/plain'], code: pageCode('A plain page') } },
      createRenderer,
      { RENDERERS: '1', RENDERER_STALL_MS: '500' },
      undefined,
      (settings, log) =>
        threadedPages(
          settings,
          { ...log, failed: (error, where) => void failed.push({ error, where }) },
          { execArgv: ['--import', HOOKS] },
        ),
    );
  });
  afterEach(() => site.close());

  async function store(version: string, code = halfWith(`'word of ${version}'`), described = code): Promise<void> {
    const shell = aShell({ version, files: { 'server/main.cjs': fileFacts(described) } });
    await writeFiles(path.join(folder, 'artifacts/shell', version), {
      'server/main.cjs': code,
      'shell.json': JSON.stringify(shell),
    });
  }

  const registry = () => folderRegistry(path.join(folder, 'artifacts'));
  const ask = (facts: Partial<RegistryDocument>) => registry().write(aRegistryDocument(TEST_RELEASE, facts));
  const visit = (device: string) => site.ask('/plain', { headers: { cookie: `${DEVICE_COOKIE}=${device}` } });

  /** The versions of the two halves that a document is made of. */
  function halvesOf(body: string) {
    const browser = /src="[^"]*\/shell\/([^/]+)\/main\.js"/.exec(body)?.[1];
    return { browser, server: /word of (\w+)<\/footer>/.exec(body)?.[1] ?? 's1' };
  }
  const both = (version: string) => ({ browser: version, server: version });
  const untilHalves = (version: string, device = 'device-0') =>
    until(async () => halvesOf((await visit(device)).body).server === version);

  it('shows its words on server and browser together, to the devices of its canary, and to nobody after it', async () => {
    await store('s2');
    await ask({ shellReleases: { previous: [], salt: 'salt', canary: CANARY } });
    const gets = (device: string) => inCanary(device, 'salt', CANARY.percent);
    await untilHalves('s2', DEVICES.find(gets));
    for (const device of DEVICES)
      expect(halvesOf((await visit(device)).body)).toEqual(both(gets(device) ? 's2' : 's1'));
    expect(new Set(DEVICES.map(gets)).size).toBe(2);
    await ask({ shellReleases: { previous: [], salt: 'salt' } });
    await untilHalves('s1', DEVICES.find(gets));
    for (const device of DEVICES) expect(halvesOf((await visit(device)).body)).toEqual(both('s1'));
  });

  it('changes without a failed request, and no document mixes the halves of two', async () => {
    for (const version of ['s2', 's3']) await store(version);
    const answers: { status: number; halves: ReturnType<typeof halvesOf> }[] = [];
    let over = false;
    const visitors = DEVICES.slice(0, 4).map(async (device) => {
      while (!over) {
        const { status, body } = await visit(device);
        answers.push({ status, halves: halvesOf(body) });
      }
    });
    for (const shell of ['s2', 's3', 's1', 's3', 's2']) {
      await ask({ shell });
      await untilHalves(shell);
    }
    over = true;
    await Promise.all(visitors);
    expect(answers.filter(({ status, halves }) => status !== 200 || halves.browser !== halves.server)).toEqual([]);
    expect(new Set(answers.map(({ halves }) => halves.server))).toEqual(new Set(['s1', 's2', 's3']));
  });

  it.each([
    ['is not the file that was described', halfWith("'word of s2'"), 'other'],
    ['throws while it starts', "throw new Error('no half today');", undefined],
  ])('stays away while its server half %s', async (_case, code, described) => {
    await store('s2', code, described);
    await ask({ shell: 's2' });
    await until(() => site.assets.seen.includes('GET /shell/s2/server/main.cjs'));
    expect(halvesOf((await visit('device-0')).body)).toEqual(both('s1'));
    const reports = async () => (await registry().store.readNotes('servers')).map(({ text }) => JSON.parse(text));
    await until(async () => (await reports()).some(({ problems }) => problems.length > 0));
    expect(await reports()).toMatchObject([{ shell: 's1', problems: [{ remote: 'shell', version: 's2' }] }]);
    await store('s3');
    await ask({ shell: 's3' });
    await untilHalves('s3');
  });

  it('is blamed for code of its own that does not return, and costs the devices of the other release nothing', async () => {
    await store('s2', halfWith('{ for (;;); }'));
    await ask({ shellReleases: { previous: [], salt: 'salt', canary: CANARY } });
    const gets = (device: string) => inCanary(device, 'salt', CANARY.percent);
    const [unlucky = '', other = ''] = [DEVICES.find(gets), DEVICES.find((device) => !gets(device))];
    await until(async () => (await visit(unlucky)).status === 500);
    expect(failed).toMatchObject([
      { error: { name: 'RemoteFailure', kind: 'stalled' }, where: { remote: 'shell', version: 's2', kind: 'stalled' } },
    ]);
    expect((await visit(other)).status).toBe(200);
  });
});
