import fc from 'fast-check';
import { chooseReplica } from './choose-replica.ts';

const position = fc.bigInt(0n, 2n ** 64n - 1n);
const replicas = fc.array(fc.record({ replayed: fc.option(position, { nil: undefined }) }), { maxLength: 5 });

describe('the choice of a replica', () => {
  it('never takes one that is left out or behind the change, and finds one if there is any', () => {
    fc.assert(
      fc.property(replicas, fc.option(position, { nil: undefined }), fc.nat(), (all, after, turn) => {
        const able = all.filter(({ replayed }) => replayed !== undefined && replayed >= (after ?? 0n));
        const chosen = chooseReplica(all, after, turn);
        if (able.length === 0) expect(chosen).toBeUndefined();
        else expect(able).toContain(chosen);
      }),
    );
  });

  it('lets those that may answer take turns', () => {
    const all = [{ replayed: 5n }, { replayed: undefined }, { replayed: 7n }, { replayed: 3n }];
    expect([0, 1, 2].map((turn) => chooseReplica(all, 5n, turn)?.replayed)).toEqual([5n, 7n, 5n]);
    expect([0, 1, 2].map((turn) => chooseReplica(all, undefined, turn)?.replayed)).toEqual([5n, 7n, 3n]);
    expect(chooseReplica(all, 8n, 0)).toBeUndefined();
  });
});
