import type { CallAnswer, CallInput, KnownCall } from '@aangan/shared-kit/contracts/all-calls';
import { CACHE_TAG } from '@aangan/shared-kit/contracts/changes';
import type { CallOptions, Http } from '@aangan/shared-kit/platform/http';

/** Notes with what the calls of one page were answered. */
interface PublicAnswers {
  /** Notes whether an answer is for everybody, and what it is made of. */
  readonly fetch: typeof fetch;
  /** Notes calls that fail, also those that an open circuit refuses. */
  watch(http: Http): Http;
  /** Whether all calls have ended, each with an answer that any cache may store. */
  all(): boolean;
  /** What the answers were made of, as the API names it. */
  tags(): readonly string[];
}

/** The API marks an answer so unless its contract says that it is personal. */
const PUBLIC = /(?:^|,)\s*public\b/;

export function publicAnswers(send: typeof fetch): PublicAnswers {
  let open = 0;
  let isPublic = true;
  const tags = new Set<string>();
  return {
    async fetch(input, init) {
      const answer = await send(input, init);
      if (!PUBLIC.test(answer.headers.get('cache-control') ?? '')) isPublic = false;
      const tag = answer.headers.get(CACHE_TAG);
      if (tag !== null) tags.add(tag);
      return answer;
    },
    watch: (http) => ({
      async request<Name extends KnownCall>(
        call: Name,
        input: CallInput<Name>,
        options?: CallOptions,
      ): Promise<CallAnswer<Name>> {
        open += 1;
        try {
          return await http.request(call, input, options);
        } catch (error) {
          isPublic = false;
          throw error;
        } finally {
          open -= 1;
        }
      },
    }),
    all: () => isPublic && open === 0,
    tags: () => [...tags],
  };
}
