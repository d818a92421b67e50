import { mkdtempSync } from 'node:fs';
import { appendFile, cp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aBuild, type Build } from '../testing/a-build.ts';
import { aShellBuild } from '../testing/a-registry.ts';
import { aReleaseFill, aReleasePage } from '../testing/a-release.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { type FolderRegistry, folderRegistry } from './folder-registry.ts';
import { type PublishOptions, publishRelease } from './publish.ts';
import { publishShell } from './publish-shell.ts';
import { RegistryRefusal } from './refusal.ts';

const newFolder = testFolders();

interface Offered {
  readonly build: Build;
  readonly options?: PublishOptions;
  /** Changes the build before it is published. */
  readonly spoil?: (dist: string) => Promise<void>;
}

/** A registry with a shell of contract 1.4.0 and the remote `mfe-owner`, live in 1.1.0. */
async function madeInUse(artifacts: string): Promise<void> {
  const registry = folderRegistry(artifacts);
  const shell = await newFolder();
  await aShellBuild(shell, { contract: '1.4.0', libraries: { react: '19.3.1' } });
  await publishShell(registry, shell);
  const owner = await newFolder();
  await aBuild(owner, {
    pages: { home: ['/', '/{city}/rent'] },
    facts: { name: 'mfe-owner', version: '1.1.0-0123456789', hybrid: { kyr: { page: 'home' } } },
  });
  const facts = JSON.parse(await readFile(path.join(owner, 'release.json'), 'utf8'));
  facts.pages.home.params = { city: ['pune', 'delhi'] };
  await writeFiles(owner, { 'release.json': JSON.stringify(facts) });
  await publishRelease(registry, owner);
}

const template = path.join(mkdtempSync(path.join(tmpdir(), 'aangan-registry-')), 'artifacts');

beforeAll(() => madeInUse(template));
afterAll(() => rm(path.dirname(template), { recursive: true, force: true }));

/** A copy of that registry. A publish loads its pages in a process of their own, so it is made once. */
async function registryInUse(): Promise<FolderRegistry> {
  const artifacts = path.join(await newFolder(), 'artifacts');
  await cp(template, artifacts, { recursive: true });
  return folderRegistry(artifacts);
}

async function offered({ build, spoil }: Offered): Promise<string> {
  const dist = await newFolder();
  await aBuild(dist, build);
  await spoil?.(dist);
  return dist;
}

/** Every file below a folder with its bytes. */
async function everything(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await readFile(file, 'base64')])));
}

const QUEUE = { title: 'Refunds', shortTitle: 'Refunds', role: 'money', waiting: 'GET /api/v1/staff/refunds/waiting' };
const A_QUEUE = { ...QUEUE, role: 'finance', waiting: 'POST /api/v1/staff/refunds' };

const hangs = '{ get Component() { for (;;); } }';
const main = 'browser/remote-entry.abc.js';

const REFUSED: readonly (readonly [string, Offered, readonly string[]])[] = [
  [
    'a folder without a release document',
    { build: {}, spoil: (dist) => rm(path.join(dist, 'release.json')) },
    ['REG-001 …ENOENT: no such file'],
  ],
  [
    'an invalid release document',
    { build: {}, spoil: (dist) => writeFiles(dist, { 'release.json': '{"schema":1,"name":"../evil"}' }) },
    ['REG-001 …must be mfe- and lower-case words'],
  ],
  [
    'a fill of a slot that no page has',
    {
      build: {
        facts: { fills: { strip: aReleaseFill('strip', { slot: 'home/continue' }) }, budgets: { strip: 9_000 } },
      },
    },
    ['REG-019 mfe-test: the fill "strip" is for the slot home/continue, which no live page has'],
  ],
  [
    'a contract that the live shell does not offer',
    { build: { facts: { contract: '^1.5.0' } } },
    ['REG-002 mfe-test: was built for the platform contract ^1.5.0, the live shell offers 1.4.0'],
  ],
  [
    'another minor version of React',
    { build: { facts: { libraries: { react: '19.4.0' } } } },
    ['REG-036 mfe-test: was built against react 19.4.0, the live shell has 19.3.1'],
  ],
  [
    'a path and a prefix of another remote, and one of the shell',
    { build: { pages: { mine: ['/', '/mine', '/page-not-found'] }, facts: { hybrid: { kyr: { page: 'mine' } } } } },
    [
      'REG-003 mfe-test: the path / belongs to mfe-owner',
      'REG-003 mfe-test: the path /page-not-found belongs to shell',
      'REG-003 mfe-test: the webview prefix kyr belongs to mfe-owner',
    ],
  ],
  [
    'a path inside the pattern of another remote',
    { build: { pages: { mine: ['/pune/rent'] } } },
    ['REG-004 mfe-test: /pune/rent takes /pune/rent from /{city}/rent of mfe-owner'],
  ],
  [
    'a pattern that includes a path of another remote',
    { build: { pages: { mine: ['/*'] } } },
    [
      'REG-004 mfe-test: /* also matches /, which belongs to / of mfe-owner',
      'REG-032 mfe-test: /* takes every path of its depth',
    ],
  ],
  [
    'a pattern around a path of another remote that it does not share',
    { build: { pages: { mine: ['/{place}/rent*'] } } },
    ['REG-031 mfe-test: /{place}/rent* includes /{city}/rent of mfe-owner; mfe-test must name /{city}/rent in'],
  ],
  [
    'a path that the server answers itself',
    { build: { pages: { mine: ['/api/v9', '/assets*'] }, facts: { hybrid: { platform: { page: 'mine' } } } } },
    [
      'REG-005 mfe-test: the path /api/v9 is reserved for the shell',
      'REG-005 mfe-test: the path /assets* is reserved for the shell',
      'REG-005 mfe-test: the webview prefix platform is reserved for the shell',
    ],
  ],
  [
    'a file that was changed after the build',
    { build: {}, spoil: (dist) => appendFile(path.join(dist, main), ' ') },
    [`REG-006 mfe-test: ${main} is sha384-`],
  ],
  [
    'a file that is missing',
    { build: {}, spoil: (dist) => rm(path.join(dist, main)) },
    [`REG-006 mfe-test: ${main} is missing`],
  ],
  [
    'a file that the release does not name',
    { build: {}, spoil: (dist) => writeFiles(dist, { 'browser/more.js': '' }) },
    ['REG-006 mfe-test: browser/more.js is not part of the release'],
  ],
  [
    'a page over its budget',
    { build: { facts: { budgets: { plans: 20 } } } },
    ['REG-007 mfe-test: the page "plans" ships'],
  ],
  [
    'a link to a page of another remote',
    {
      build: {
        facts: {
          navigation: [
            { place: 'header', title: 'Plans', path: '/plans', order: 1 },
            { place: 'header', title: 'Rent', path: '/{city}/rent', order: 2 },
          ],
        },
      },
    },
    ['REG-016 mfe-test: the link "Rent" leads to /{city}/rent, which is none of its pages'],
  ],
  [
    'staff pages that nobody could open or find',
    {
      build: {
        facts: {
          pages: {
            refunds: { ...aReleasePage('refunds', ['/staff/refunds']), access: 'staff', staff: A_QUEUE },
            public: { ...aReleasePage('public', ['/public-refunds']), access: 'staff', staff: QUEUE },
            rescue: { ...aReleasePage('rescue', ['/staff/releases/x']), access: 'staff', staff: QUEUE },
            unnamed: { ...aReleasePage('unnamed', ['/staff/unnamed']), access: 'staff' },
            open: { ...aReleasePage('open', ['/open']), staff: QUEUE },
            fine: {
              ...aReleasePage('fine', ['/staff/fine', '/staff/fine/{id}', '/dlr-scrn']),
              access: 'staff',
              staff: QUEUE,
            },
          },
        },
      },
    },
    [
      'REG-018 mfe-test: the page "refunds" asks for the role "finance", which does not exist',
      'REG-018 mfe-test: the page "refunds" counts what waits by POST /api/v1/staff/refunds',
      'REG-018 mfe-test: the page "public" is for staff and has the path /public-refunds',
      'REG-018 mfe-test: the page "rescue" is for staff and has the path /staff/releases/x',
      'REG-018 mfe-test: the page "unnamed" is for staff and has no title and no role',
      'REG-018 mfe-test: the page "open" describes itself for staff without access: \'staff\'',
    ],
  ],
  [
    'a public page in the staff area',
    { build: { pages: { plans: ['/staff/plans'] } } },
    ['REG-005 mfe-test: the path /staff/plans is reserved for the shell'],
  ],
  [
    'a page that names an experiment of nobody',
    {
      build: {
        facts: {
          pages: { plans: { ...aReleasePage('plans', ['/plans']), experiments: ['colours', 'sizes'] } },
          experiments: { colours: { buckets: { a: 1, b: 1 } } },
        },
      },
    },
    ['REG-020 mfe-test: the page "plans" names the experiment sizes, which the remote does not declare'],
  ],
  [
    'an experiment without the default bucket',
    { build: { facts: { experiments: { colours: { buckets: { b: 1 } } } } } },
    ['REG-001 …must have the bucket a'],
  ],
  [
    'a call that the API does not answer',
    {
      build: {
        facts: { calls: { 'GET /api/v1/plans': { answer: 'aaaa' }, 'POST /api/v1/gift': { body: 'b', answer: 'c' } } },
      },
      options: { apiCalls: { 'GET /api/v1/plans': { answer: 'cccc' } } },
    },
    [
      'REG-017 mfe-test: the API has another contract (answer) of GET /api/v1/plans, so deploy the older of the two again',
      'REG-017 mfe-test: the API does not answer POST /api/v1/gift, so deploy the API first',
    ],
  ],
  [
    'a page without a Component',
    { build: { code: { plans: '{ default: () => null, loader: 5 }' } } },
    [
      'REG-008 mfe-test: the page "plans" exports neither a Component nor mount and unmount',
      'REG-008 mfe-test: the page "plans" exports a loader that is no function',
    ],
  ],
  [
    'a page that throws while it loads',
    { build: { code: { plans: '(() => { throw new Error("no window"); })()' } } },
    ['REG-008 mfe-test: the page "plans" does not load: no window'],
  ],
  [
    'an entry that throws',
    { build: { files: { 'server/remote-entry.cjs': 'throw new Error("not today")' } } },
    ['REG-008 mfe-test: the page "plans" does not load: not today'],
  ],
  [
    'a page that keeps something in globalThis',
    { build: { code: { plans: '(globalThis.planCache = new Map(), { Component: () => null })' } } },
    ['REG-023 mfe-test: loading its pages on the server adds "planCache" to globalThis'],
  ],
  [
    'an entry that ends the process',
    { build: { files: { 'server/remote-entry.cjs': 'process.exit(7)' } } },
    ['REG-008 mfe-test: its modules end the process (exit code 7)'],
  ],
  [
    'a version older than the live one',
    { build: { pages: { home: ['/'] }, facts: { name: 'mfe-owner', version: '1.0.9-ffffffffff' } } },
    ['REG-009 mfe-owner: 1.0.9-ffffffffff is older than 1.1.0-0123456789, which is live'],
  ],
  [
    'a build older than the live one',
    {
      build: {
        pages: { home: ['/'] },
        facts: { name: 'mfe-owner', version: '1.1.0-ffffffffff', builtAt: '2026-11-16T04:29:59.000Z' },
      },
    },
    ['REG-009 mfe-owner: was built 2026-11-16T04:29:59.000Z, before 1.1.0-0123456789 (2026-11-16T04:30:00.000Z)'],
  ],
  [
    'other content under an existing version',
    { build: { pages: { home: ['/'] }, facts: { name: 'mfe-owner', version: '1.1.0-0123456789' } } },
    ['REG-010 mfe-owner: 1.1.0-0123456789 already exists, with other pages, hybrid'],
  ],
  [
    'a canary of a remote without a live version',
    { build: {}, options: { canary: 10 } },
    ['REG-012 mfe-test: has no live version yet'],
  ],
];

describe('a refused publish leaves the registry unchanged', () => {
  it.each(REFUSED)('refuses %s', async (_what, offer, messages) => {
    const registry = await registryInUse();
    const before = await everything(registry.folder);
    const refused = await publishRelease(registry, await offered(offer), offer.options).catch(
      (error: unknown) => error,
    );
    if (!(refused instanceof RegistryRefusal)) throw refused;
    const lines = refused.message.split('\n');
    for (const message of messages) {
      const [start = '', end = ''] = message.split('…');
      expect(refused.message).toContain(end);
      expect(lines.some((line) => line.startsWith(start))).toBe(true);
    }
    expect(new Set(refused.reasons.map(({ code }) => code))).toEqual(new Set(messages.map((text) => text.slice(0, 7))));
    expect(await everything(registry.folder)).toEqual(before);
  });

  it('reports all reasons at once', async () => {
    const registry = await registryInUse();
    const dist = await offered({
      build: { pages: { plans: ['/', '/api/x'] }, facts: { contract: '^2', budgets: { plans: 1 } } },
      spoil: (folder) => writeFiles(folder, { 'browser/more.js': '' }),
    });
    const refused = await publishRelease(registry, dist).catch((error: RegistryRefusal) => error);
    expect((refused as RegistryRefusal).reasons.map(({ code }) => code)).toEqual([
      'REG-006',
      'REG-007',
      'REG-002',
      'REG-003',
      'REG-005',
    ]);
  });

  it('refuses a path that another remote took during the publish', async () => {
    const registry = folderRegistry(path.join(await newFolder(), 'artifacts'));
    const [first = '', second = ''] = await Promise.all(
      ['mfe-one', 'mfe-two'].map((name) => offered({ build: { facts: { name } } })),
    );
    const overtaken: FolderRegistry = {
      ...registry,
      async update(change) {
        await publishRelease(registry, first);
        return registry.update(change);
      },
    };
    await expect(publishRelease(overtaken, second)).rejects.toThrow(
      'REG-003 mfe-two: the path /plans belongs to mfe-one',
    );
    expect(Object.keys((await registry.read())?.remotes ?? {})).toEqual(['mfe-one']);
  });

  it("accepts a page that another framework mounts, and an older release on a developer's own site", async () => {
    const registry = await registryInUse();
    const mounted = { plans: '{ mount: async () => {}, unmount: async () => {} }' };
    await publishRelease(registry, await offered({ build: { code: mounted } }));
    const older: Build = { pages: { home: ['/'] }, facts: { name: 'mfe-owner', version: '0.9.0-aaaaaaaaaa' } };
    await publishRelease(registry, await offered({ build: older }), { allowOlder: true });
    expect((await registry.read())?.remotes['mfe-owner']?.live).toBe('0.9.0-aaaaaaaaaa');
  });
});

describe('a release whose code hangs', () => {
  it('is refused after the timeout', async () => {
    const { pageExportReasons } = await import('./gates/page-exports.ts');
    const dist = await newFolder();
    const release = await aBuild(dist, { code: { plans: hangs } });
    expect(await pageExportReasons(release, dist, 1500)).toEqual([
      { code: 'REG-008', message: 'mfe-test: its modules do not load within 1.5 s' },
    ]);
  });

  it('can neither write files nor start programs', async () => {
    const { pageExportReasons } = await import('./gates/page-exports.ts');
    const dist = await newFolder();
    const writes = `(require('node:fs').writeFileSync(${JSON.stringify(path.join(dist, 'mark'))}, ''), { Component() {} })`;
    const starts = "(require('node:child_process').execSync('true'), { Component() {} })";
    const release = await aBuild(dist, { pages: { a: ['/a'], b: ['/b'] }, code: { a: writes, b: starts } });
    const reasons = await pageExportReasons(release, dist);
    expect(reasons.map(({ message }) => message)).toEqual([
      expect.stringContaining('the page "a" does not load'),
      expect.stringContaining('the page "b" does not load'),
    ]);
    expect(await readdir(dist)).not.toContain('mark');
  });
});
