import fc from 'fast-check';
import type { ReleaseSet } from '../registry/release-set.ts';
import { aRelease } from '../testing/a-release.ts';
import { heldSets, type SentSet, sentSets } from './sent-sets.ts';

const MOST = 3;

/** A set by the numbers of its releases' versions. */
function aSet(versions: readonly number[]): ReleaseSet {
  const releases = versions.map((version, remote) =>
    aRelease({}, { name: `mfe-${remote}`, version: `1.0.${version}` }),
  );
  return { id: versions.join('-'), releases: Object.fromEntries(releases.map((release) => [release.name, release])) };
}

/** Messages are copied, as between threads. */
function copied<Message>(message: Message): Message {
  return structuredClone(message);
}

function threadThatHolds() {
  const held = heldSets();
  const messages: SentSet[] = [];
  const sent = sentSets({
    most: MOST,
    send: (set) => {
      messages.push(copied(set));
      held.hold(copied(set));
    },
    forget: held.forget,
  });
  return { sent, held, messages };
}

describe('the release sets of a thread', () => {
  it('are those of the last pages, whatever sets they had', () => {
    const sets = fc.array(fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }).map(aSet), { maxLength: 40 });
    fc.assert(
      fc.property(sets, (asked) => {
        const { sent, held } = threadThatHolds();
        for (const set of asked) {
          sent.ensure(set);
          expect(held.get(set.id)).toEqual(set);
        }
      }),
    );
  });

  it('share a release, which is sent once', () => {
    const { sent, held, messages } = threadThatHolds();
    sent.ensure(aSet([1, 1, 1]));
    sent.ensure(aSet([1, 1, 2]));
    sent.ensure(aSet([1, 1, 1]));
    expect(messages).toHaveLength(2);
    const releasesSent = messages.map(({ releases }) =>
      Object.values(releases).filter((release) => typeof release !== 'string'),
    );
    expect(releasesSent.map(({ length }) => length)).toEqual([3, 1]);
    expect(held.get('1-1-2')?.releases['mfe-0']).toBe(held.get('1-1-1')?.releases['mfe-0']);
  });

  it('are forgotten, the oldest first', () => {
    const { sent, held } = threadThatHolds();
    for (const version of [1, 2, 3, 4]) sent.ensure(aSet([version]));
    expect([1, 2, 3, 4].filter((version) => held.get(String(version)))).toEqual([2, 3, 4]);
  });
});
