import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import fc from 'fast-check';
import { aBuild } from '../testing/a-build.ts';
import { aRegistryDocument } from '../testing/a-registry.ts';
import { testFolders } from '../testing/test-folder.ts';
import { CHANGES_MAX } from './change-log.ts';
import { folderRegistry } from './folder-registry.ts';
import { prune, superfluous } from './prune.ts';
import { publishRelease } from './publish.ts';
import type { ReleaseChange } from './registry-document.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';

const newFolder = testFolders();
const NOW = Date.UTC(2026, 10, 16);
const daysAgo = (days: number) => NOW - days * DAY_MS;
const change = (days: number, version: string, from?: string): ReleaseChange => ({
  at: new Date(daysAgo(days)).toISOString(),
  by: 'Asha Rao',
  action: 'publish',
  remote: 'mfe-test',
  version,
  ...(from && { from }),
});

describe('versions that can be pruned', () => {
  const remote = {
    live: 'live',
    previous: ['before', 'before that'],
    canary: { version: 'canary', percent: 5, since: '2026-01-01T00:00:00.000Z' },
    salt: 'mfe-test',
  };
  const stored = (...versions: string[]) => versions.map((version) => ({ version, since: daysAgo(100) }));

  it('exclude versions that the document names, however old they are', () => {
    const document = aRegistryDocument({}, { remotes: { 'mfe-test': remote } });
    const artifacts = stored('live', 'before', 'before that', 'canary', 'forgotten');
    expect(superfluous(document, 'mfe-test', artifacts, daysAgo(14))).toEqual(['forgotten']);
    expect(superfluous(document, 'shell', stored('s1', 's0'), daysAgo(14))).toEqual(['s0']);
  });

  it('exclude versions that were published or in use recently', () => {
    const document = aRegistryDocument(
      {},
      { remotes: { 'mfe-test': remote }, changes: [change(2, 'live', 'withdrawn')] },
    );
    const artifacts = [...stored('withdrawn', 'forgotten'), { version: 'new', since: daysAgo(1) }];
    expect(superfluous(document, 'mfe-test', artifacts, daysAgo(14))).toEqual(['forgotten']);
    expect(superfluous(document, 'mfe-test', artifacts, daysAgo(1))).toEqual(['withdrawn', 'forgotten']);
  });

  it('cannot be determined when the change log does not reach back far enough', () => {
    const changes = Array.from({ length: CHANGES_MAX }, () => change(1, 'live'));
    const document = aRegistryDocument({}, { remotes: { 'mfe-test': remote }, changes });
    expect(superfluous(document, 'mfe-test', stored('forgotten'), daysAgo(14))).toEqual([]);
  });

  it('never include a version that the document names, after any sequence of publishes', () => {
    const version = fc.constantFrom(...'abcdefgh');
    const state = fc.record({ live: version, previous: fc.array(version), salt: fc.constant('x') });
    fc.assert(
      fc.property(state, fc.array(version), fc.nat(30), (releases, versions, days) => {
        const document = aRegistryDocument({}, { remotes: { 'mfe-test': releases } });
        const gone = superfluous(document, 'mfe-test', stored(...versions), daysAgo(days));
        expect(gone).not.toEqual(expect.arrayContaining([releases.live]));
        for (const saved of releases.previous) expect(gone).not.toContain(saved);
      }),
    );
  });
});

describe('pruning', () => {
  it('removes files only of versions that went out of use long ago, also of retired remotes', async () => {
    const registry = folderRegistry(await newFolder());
    const letters = 'abcdefgh';
    for (const letter of letters) {
      const dist = await newFolder();
      await aBuild(dist, { facts: { version: `1.0.0-${letter}` } });
      await publishRelease(registry, dist, { now: () => Date.now() });
    }
    await rollback(registry, 'mfe-test', { by: 'Asha Rao', now: () => Date.now() });
    expect(await prune(registry, { now: Date.now() })).toEqual([]);
    const removed = await prune(registry, { now: Date.now() + 15 * DAY_MS });
    // Live is g; c to f came before it; h was withdrawn, and a and b are further back than five.
    expect(removed.sort()).toEqual(['mfe-test/1.0.0-a', 'mfe-test/1.0.0-b', 'mfe-test/1.0.0-h']);
    expect((await registry.store.list('mfe-test')).map(({ version }) => version).sort()).toEqual(
      [...'cdefg'].map((letter) => `1.0.0-${letter}`),
    );
    await retire(registry, 'mfe-test', { by: 'Asha Rao', now: () => Date.now() });
    expect(await prune(registry, { now: Date.now() + 13 * DAY_MS })).toEqual([]);
    expect(await prune(registry, { now: Date.now() + 15 * DAY_MS })).toHaveLength(5);
  });
});
