interface PublicAnswers {
  readonly fetch: typeof fetch;
  /** Whether all calls so far were answered, each with what the API says to everybody. */
  all(): boolean;
}

/** The API marks an answer so unless its contract says that it is personal. */
const PUBLIC = /(?:^|,)\s*public\b/;

/** A fetch that notes whether a page is made of answers that any cache may store. */
export function publicAnswers(send: typeof fetch): PublicAnswers {
  let all = true;
  return {
    async fetch(input, init) {
      try {
        const answer = await send(input, init);
        if (!answer.ok || !PUBLIC.test(answer.headers.get('cache-control') ?? '')) all = false;
        return answer;
      } catch (error) {
        all = false;
        throw error;
      }
    },
    all: () => all,
  };
}
