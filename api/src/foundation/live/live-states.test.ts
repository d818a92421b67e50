import { setImmediate as turn } from 'node:timers/promises';
import { CallError } from '../server/public.ts';
import { liveStates } from './live-states.ts';

const NOTICE = { topic: 'chat-inbox', audience: 'acc_1' };

/** States of one topic, with a database that answers when the test says so. */
function setUp() {
  const given: unknown[] = [];
  const errors: unknown[] = [];
  const waiting: PromiseWithResolvers<unknown>[] = [];
  let subscribed = true;
  const now = () => {
    const answer = Promise.withResolvers<unknown>();
    waiting.push(answer);
    return answer.promise;
  };
  const states = liveStates({
    keyOf: ({ topic, audience }) => `${topic} ${audience}`,
    readersOf: () => (subscribed ? { now, give: (state) => given.push(state) } : undefined),
    onError: (error) => errors.push(error),
  });
  return {
    states,
    given,
    errors,
    waiting,
    async answer(state: unknown) {
      waiting.shift()?.resolve(state);
      await turn();
    },
    leave() {
      subscribed = false;
    },
  };
}

describe('states that are not stored', () => {
  it('are given on as they arrive, without a query', () => {
    const { states, given, waiting } = setUp();
    states.take({ ...NOTICE, event: { lastSeq: 1 } });
    states.take({ ...NOTICE, event: { lastSeq: 2 } });
    expect(given).toEqual([{ lastSeq: 1 }, { lastSeq: 2 }]);
    expect(waiting).toHaveLength(0);
  });

  it('are read once for many changes, and once more for those that come meanwhile', async () => {
    const { states, given, waiting, answer } = setUp();
    for (let change = 0; change < 5; change += 1) states.take(NOTICE);
    expect(waiting).toHaveLength(1);
    await answer('first');
    expect(waiting).toHaveLength(1);
    await answer('second');
    expect(waiting).toHaveLength(0);
    expect(given).toEqual(['first', 'second']);
  });

  it('are read again when a newer one arrives while they are read', async () => {
    const { states, given, answer } = setUp();
    states.take(NOTICE);
    states.take({ ...NOTICE, event: 'newer' });
    await answer('older');
    await answer('newer');
    expect(given).toEqual(['newer', 'older', 'newer']);
  });

  it('are not read while nobody subscribes', () => {
    const { states, waiting, leave } = setUp();
    leave();
    states.take(NOTICE);
    expect(waiting).toHaveLength(0);
  });

  it('are not read again for a person who may no longer read them', async () => {
    const { states, errors, waiting } = setUp();
    states.take(NOTICE);
    waiting.shift()?.reject(new CallError(404, 'There is no such chat.'));
    await turn();
    expect(errors).toHaveLength(1);
    expect(waiting).toHaveLength(0);
    await states.close();
  });
});
