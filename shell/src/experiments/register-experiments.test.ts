import type { Experiments } from '@aangan/shared-kit/domain/experiment';
import { experimentRegistration } from './register-experiments.ts';

const LIVE: Experiments = { colours: { buckets: { a: 1, b: 1 } } };

function registering(first: Experiments = LIVE) {
  let releases = [{ experiments: first }];
  let failure: Error | undefined;
  const sent: Experiments[] = [];
  const errors: unknown[] = [];
  const { look } = experimentRegistration({
    releases: () => releases,
    async register(experiments) {
      if (failure) throw failure;
      sent.push(experiments);
    },
    onError: (error) => errors.push(error),
  });
  return {
    look,
    sent,
    errors,
    activate: (...experiments: Experiments[]) => {
      releases = experiments.map((declared) => ({ experiments: declared }));
    },
    fail: (error?: Error) => {
      failure = error;
    },
  };
}

describe('the experiments of the active releases', () => {
  it('are registered once', async () => {
    const { look, sent } = registering();
    await look();
    await look();
    expect(sent).toEqual([LIVE]);
  });

  it('are registered again when another release declares them differently, without a restart', async () => {
    const { look, sent, activate } = registering();
    await look();
    const other = { colours: { buckets: { a: 1, b: 3 } } };
    activate(other);
    await look();
    expect(sent).toEqual([LIVE, other]);
  });

  it('of a canary are added to those of the live release, and do not change them', async () => {
    const { look, sent, activate } = registering();
    const added = { buckets: { a: 1, z: 1 } };
    activate(LIVE, { colours: { buckets: { a: 0, b: 9 } }, sizes: added });
    await look();
    expect(sent).toEqual([{ ...LIVE, sizes: added }]);
  });

  it('are tried again until the API accepts them, with one report', async () => {
    const { look, sent, errors, fail } = registering();
    fail(new Error('HTTP 503'));
    await look();
    await look();
    expect([sent, errors]).toEqual([[], [new Error('HTTP 503')]]);
    fail();
    await look();
    expect(sent).toEqual([LIVE]);
  });

  it('need no call when there are none', async () => {
    const { look, sent } = registering({});
    await look();
    expect(sent).toEqual([]);
  });
});
