import { aRegistryDocument } from '../testing/a-registry.ts';
import type { ReleaseChange } from './registry-document.ts';
import { ago, indianTime, releaseList, releaseTable } from './release-list.ts';

const NOON = Date.UTC(2026, 10, 16, 6, 30);
const change: ReleaseChange = {
  at: '2026-11-16T03:30:00.000Z',
  by: 'Asha Rao',
  action: 'rollback',
  remote: 'mfe-plans',
  version: '1',
  from: '2',
  reason: 'Prices were wrong',
};

describe('the list of releases', () => {
  const canary = { version: '3', percent: 10, since: change.at };
  const remotes = {
    'mfe-search': { live: '5', previous: [], salt: 'mfe-search', dev: true },
    'mfe-plans': { live: '1', previous: ['0'], salt: 'mfe-plans', canary },
  };
  const toCanary: ReleaseChange = { at: change.at, by: 'Ravi', action: 'canary', remote: 'mfe-plans', version: '3' };
  const list = releaseList(aRegistryDocument({}, { remotes, changes: [toCanary, change, { ...change, by: 'x' }] }));

  it('lists every remote and the shell by name and, for each version, who published it last', () => {
    const { at, by, action, reason } = change;
    expect(list).toEqual([
      { remote: 'mfe-plans', state: 'live', version: '1', at, by, action, reason },
      { remote: 'mfe-plans', state: 'canary', version: '3', percent: 10, at, by: 'Ravi', action: 'canary' },
      { remote: 'mfe-plans', state: 'previous', version: '0' },
      { remote: 'mfe-search', state: 'live', version: '5', dev: true },
      { remote: 'shell', state: 'live', version: 's1' },
    ]);
  });

  it('prints a table with Indian time', () => {
    expect(indianTime(change.at)).toMatch(/^16 Nov 2026, 9:00\sam$/);
    const since = `${indianTime(change.at)}, 3 hours ago`;
    expect(
      releaseTable(list, (remote) => (remote === 'mfe-plans' ? 'all 3' : '2 of 3'), NOON).map((line) =>
        line.replace(/ {2,}/g, ' | '),
      ),
    ).toEqual([
      'REMOTE | STATE | ASKED | IN FORCE | SINCE (INDIA) | HOW',
      `mfe-plans | live | 1 | all 3 | ${since} | rollback by Asha Rao: Prices were wrong`,
      ` | canary 10% | 3 | ${since} | canary by Ravi`,
      ' | previous | 0',
      'mfe-search | live, dev | 5 | 2 of 3',
      'shell | live | s1 | 2 of 3',
    ]);
  });

  it.each([
    [0, 'just now'],
    [59_000, 'just now'],
    [60_000, '1 minute ago'],
    [3 * 3_600_000, '3 hours ago'],
    [49 * 3_600_000, '2 days ago'],
  ])('formats %i ms ago as "%s"', (past, words) => {
    expect(ago(new Date(NOON - past).toISOString(), NOON)).toBe(words);
  });
});
