import { openTurns } from './turns.ts';

it('the queue runs work of one name in sequence, also after a failure, and other work concurrently', async () => {
  const turns = openTurns();
  const gate = Promise.withResolvers<void>();
  const done: string[] = [];
  const work = (name: string, wait?: Promise<void>) => async () => {
    done.push(`${name} begins`);
    await wait;
    done.push(`${name} ends`);
    if (name === 'second') throw new Error('It broke.');
    return name;
  };
  const first = turns('slot', work('first', gate.promise));
  const second = turns('slot', work('second'));
  const third = turns('slot', work('third'));
  expect(await turns('another slot', work('other'))).toBe('other');
  gate.resolve();
  await expect(second).rejects.toThrow('It broke.');
  expect([await first, await third]).toEqual(['first', 'third']);
  expect(done.filter((line) => !line.startsWith('other'))).toEqual(
    ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});
