import { pageOutcomes } from './page-outcomes.ts';

const release = { name: 'mfe-test', version: '1.0.0-a' };
const load = { kind: 'load', message: 'Sorry' } as const;

describe('page outcomes', () => {
  it('are counted by remote, version and fallback reason', () => {
    const outcomes = pageOutcomes();
    outcomes.count(release, undefined);
    outcomes.count(release, { ...load, cause: 'timeout' });
    outcomes.count(release, undefined);
    outcomes.count({ ...release, version: '1.0.0-b' }, undefined);
    outcomes.count(release, { kind: 'data', message: 'Sorry' });
    const facts = outcomes.list().map(({ version, outcome, count }) => `${version} ${outcome} ${count}`);
    expect(facts.sort()).toEqual(['1.0.0-a data 1', '1.0.0-a ok 2', '1.0.0-a timeout 1', '1.0.0-b ok 1']);
  });

  it('are evicted, the oldest first, at the limit', () => {
    const outcomes = pageOutcomes();
    for (let number = 0; number < 600; number++) {
      outcomes.count({ ...release, version: `1.0.0-${number}` }, undefined);
      outcomes.count(release, undefined);
    }
    expect(outcomes.list()).toHaveLength(500);
    expect(outcomes.list().find(({ version }) => version === release.version)?.count).toBe(600);
  });
});
