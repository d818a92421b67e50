interface CachedAnswersOptions<Answer> {
  readonly answer: (key: string) => Promise<Answer>;
  /** Time to live of an answer, ms. */
  readonly freshMs: number;
  /** Epoch ms. */
  readonly now: () => number;
}

interface CachedAnswers<Answer> {
  read(key: string): Promise<Answer>;
}

/**
 * Asks once per key while its answer is fresh, also for concurrent readers. Failures are not cached. Keys must be few,
 * because an entry is only ever replaced, never evicted.
 */
export function cachedAnswers<Answer>(options: CachedAnswersOptions<Answer>): CachedAnswers<Answer> {
  const cached = new Map<string, { askedAt: number; answer: Promise<Answer> }>();
  return {
    read(key) {
      const known = cached.get(key);
      if (known && options.now() - known.askedAt <= options.freshMs) return known.answer;
      const asked = { askedAt: options.now(), answer: options.answer(key) };
      cached.set(key, asked);
      asked.answer.catch(() => {
        if (cached.get(key) === asked) cached.delete(key);
      });
      return asked.answer;
    },
  };
}
