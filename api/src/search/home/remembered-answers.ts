interface RememberedAnswersOptions<Answer> {
  readonly answer: (key: string) => Promise<Answer>;
  /** Time to live of an answer, ms. */
  readonly freshMs: number;
  /** Epoch ms. */
  readonly now: () => number;
}

interface RememberedAnswers<Answer> {
  read(key: string): Promise<Answer>;
}

/**
 * Asks once per key while its answer is fresh, also for concurrent readers. Failures are not cached. Keys must be few,
 * because an entry is only ever replaced, never evicted.
 */
export function rememberedAnswers<Answer>(options: RememberedAnswersOptions<Answer>): RememberedAnswers<Answer> {
  const remembered = new Map<string, { askedAt: number; answer: Promise<Answer> }>();
  return {
    read(key) {
      const known = remembered.get(key);
      if (known && options.now() - known.askedAt <= options.freshMs) return known.answer;
      const asked = { askedAt: options.now(), answer: options.answer(key) };
      remembered.set(key, asked);
      asked.answer.catch(() => {
        if (remembered.get(key) === asked) remembered.delete(key);
      });
      return asked.answer;
    },
  };
}
