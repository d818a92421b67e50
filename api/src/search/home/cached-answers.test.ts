import { cachedAnswers } from './cached-answers.ts';

function harness(answer: (key: string) => Promise<string> = async (key) => `answer for ${key}`) {
  const clock = { ms: 0 };
  const asked: string[] = [];
  const cached = cachedAnswers({
    answer: (key) => {
      asked.push(key);
      return answer(key);
    },
    freshMs: 100,
    now: () => clock.ms,
  });
  return { clock, asked, cached };
}

describe('cachedAnswers', () => {
  it('asks once per key while the answer is fresh', async () => {
    const { clock, asked, cached } = harness();
    await Promise.all([cached.read('pune'), cached.read('pune'), cached.read('delhi')]);
    clock.ms = 100;
    expect(await cached.read('pune')).toBe('answer for pune');
    expect(asked).toEqual(['pune', 'delhi']);
    clock.ms = 101;
    await cached.read('pune');
    expect(asked).toEqual(['pune', 'delhi', 'pune']);
  });

  it('does not cache a failure', async () => {
    const answers = [Promise.reject(new Error('away')), Promise.resolve('back')];
    const { cached } = harness(() => answers.shift() ?? Promise.resolve('more'));
    await expect(cached.read('pune')).rejects.toThrow('away');
    expect(await cached.read('pune')).toBe('back');
  });
});
