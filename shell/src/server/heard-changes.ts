import { setTimeout as pause } from 'node:timers/promises';
import { CHANGES_PATH, change } from '@aangan/shared-kit/contracts/changes';
import { positionPair } from '@aangan/shared-kit/domain/position-cookie';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** ms until the API is asked again for its stream. */
const RETRY_MS = 1_000;

/** ms for which replicas of the database may lack a change; the API leaves out those that are later. */
const REPLICAS_LATE_MS = 30_000;

/** What the API says has changed. */
export interface HeardChanges {
  /** Whether something with one of these tags has changed, or may have, at a time or later. @param since epoch ms */
  any(tags: readonly string[], since: number): boolean;
  /** The `cookie` that makes the API read all changes that were heard; undefined once its replicas have them. */
  cookie(): string | undefined;
}

interface HearDeps {
  /** Origin of the API, without a slash at the end. */
  readonly apiUrl: string;
  /** Epoch ms. */
  readonly now: () => number;
}

/** What has changed since it listens. */
export interface ChangeListener extends HeardChanges {
  /**
   * Listens until it is closed.
   * @param onLost the stream has ended, or could not be opened: it is asked for until it is there again
   */
  listen(onLost: (error: unknown) => void): void;
  close(): Promise<void>;
}

/** Nothing ever changes: pages are then shared by their age alone. */
export const NO_CHANGES: HeardChanges = { any: () => false, cookie: () => undefined };

export function hearChanges({ apiUrl, now }: HearDeps): ChangeListener {
  const closing = new AbortController();
  const { signal } = closing;
  /** Epoch ms of the last change of each tag. */
  const changedAt = new Map<string, number>();
  let allChangedAt = 0;
  let last: { readonly at: number; readonly cookie: string } | undefined;
  let isLost = false;
  let listening: Promise<void> | undefined;

  function note(data: string): void {
    const { tag, position } = change.parse(JSON.parse(data));
    const at = now();
    if (tag === undefined) allChangedAt = at;
    else changedAt.set(tag, at);
    last = { at, cookie: positionPair(position === undefined ? undefined : BigInt(position)) };
  }

  async function readStream(): Promise<void> {
    const answer = await fetch(apiUrl + CHANGES_PATH, { signal });
    if (!answer.ok || !answer.body) throw new Error(`${answer.status} for ${CHANGES_PATH}`);
    const events = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const { data } of events) {
      isLost = false;
      note(data);
    }
    throw new Error('The stream of changes ended');
  }

  async function keepListening(onLost: (error: unknown) => void): Promise<void> {
    while (!signal.aborted) {
      await readStream().catch((error: unknown) => {
        if (!signal.aborted && !isLost) onLost(error);
        isLost = true;
      });
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    any: (tags, since) =>
      tags.length > 0 && Math.max(allChangedAt, ...tags.map((tag) => changedAt.get(tag) ?? 0)) >= since,
    cookie: () => (last && now() - last.at < REPLICAS_LATE_MS ? last.cookie : undefined),
    listen(onLost) {
      listening ??= keepListening(onLost);
    },
    async close() {
      closing.abort();
      await listening;
    },
  };
}
