import { rememberedAnswers } from './remembered-answers.ts';

function harness(answer: (key: string) => Promise<string> = async (key) => `answer for ${key}`) {
  const clock = { ms: 0 };
  const asked: string[] = [];
  const remembered = rememberedAnswers({
    answer: (key) => {
      asked.push(key);
      return answer(key);
    },
    freshMs: 100,
    now: () => clock.ms,
  });
  return { clock, asked, remembered };
}

describe('rememberedAnswers', () => {
  it('asks once per key while the answer is fresh', async () => {
    const { clock, asked, remembered } = harness();
    await Promise.all([remembered.read('pune'), remembered.read('pune'), remembered.read('delhi')]);
    clock.ms = 100;
    expect(await remembered.read('pune')).toBe('answer for pune');
    expect(asked).toEqual(['pune', 'delhi']);
    clock.ms = 101;
    await remembered.read('pune');
    expect(asked).toEqual(['pune', 'delhi', 'pune']);
  });

  it('does not cache a failure', async () => {
    const answers = [Promise.reject(new Error('away')), Promise.resolve('back')];
    const { remembered } = harness(() => answers.shift() ?? Promise.resolve('more'));
    await expect(remembered.read('pune')).rejects.toThrow('away');
    expect(await remembered.read('pune')).toBe('back');
  });
});
