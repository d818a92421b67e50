interface RememberedAnswersOptions<Answer> {
  readonly answer: (key: string) => Promise<Answer>;
  /** How long an answer is good, ms. */
  readonly freshMs: number;
  /** Epoch ms. */
  readonly now: () => number;
}

interface RememberedAnswers<Answer> {
  read(key: string): Promise<Answer>;
}

/**
 * Asks once for a key while its answer is fresh, however many read it at the same time; a failed answer is not
 * kept. The keys must be few: nothing is dropped but by its successor.
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
