import type { UnsentMessage, UnsentMessages } from './unsent-message.ts';

/** How an attempt ended: `later` may succeed when it is repeated, `refused` never does. */
export type SendResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later' }
  | { readonly kind: 'refused'; readonly problem: string };

export interface OutboxDeps {
  readonly store: UnsentMessages;
  /** Sends one message and shows its stored form, so that nothing flickers. Never throws. */
  readonly send: (message: UnsentMessage) => Promise<SendResult>;
  /** Calls back after ms. @returns what cancels it */
  readonly delay: (ms: number, run: () => void) => () => void;
}

export interface OutboxState {
  /** In the order in which they were written. */
  readonly messages: readonly UnsentMessage[];
  /** The last attempt failed, and another one follows. */
  readonly failing: boolean;
}

/** The queue of unsent messages. */
export interface Outbox {
  state(): OutboxState;
  /** @returns a function that ends it */
  subscribe(callback: () => void): () => void;
  add(message: UnsentMessage): void;
  /** Tries a refused message again, with the same key. */
  retry(clientKey: string): void;
  drop(clientKey: string): void;
  /** Reads what another tab has added or sent. */
  refresh(): void;
  /** Sends what waits, one message after the other. */
  flush(): Promise<void>;
  /** Ends the timer. */
  close(): void;
}

/** ms until the next attempt after a failure; the last one is repeated. */
const RETRIES = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/**
 * Sends messages in the order in which they were written. A message stays stored until the server has answered; a
 * repeated attempt has the same key, so it is stored once. A refused message waits for its author.
 */
export function createOutbox({ store, send, delay }: OutboxDeps): Outbox {
  let state: OutboxState = { messages: store.read(), failing: false };
  let failures = 0;
  let sending: Promise<void> | undefined;
  let cancel: (() => void) | undefined;
  const callbacks = new Set<() => void>();

  function show(facts: Partial<OutboxState>): void {
    state = { ...state, ...facts };
    for (const callback of callbacks) callback();
  }
  /** Changes what is stored now: another tab may have written since. */
  function change(next: (stored: readonly UnsentMessage[]) => readonly UnsentMessage[]): void {
    const stored = store.read();
    // Where the storage is full or forbidden, only this tab knows its messages.
    const messages = next(stored.length > 0 ? stored : state.messages);
    store.write(messages);
    show({ messages });
  }
  const remove = (key: string) => change((stored) => stored.filter(({ message }) => message.clientKey !== key));

  async function sendAll(): Promise<void> {
    for (;;) {
      const next = state.messages.find(({ problem }) => problem === undefined);
      if (!next) return;
      const result = await send(next);
      if (result.kind === 'later') {
        const wait = RETRIES[Math.min(failures, RETRIES.length - 1)] ?? RETRIES[0];
        failures += 1;
        show({ failing: true });
        cancel = delay(wait, () => void flush());
        return;
      }
      failures = 0;
      show({ failing: false });
      if (result.kind === 'sent') remove(next.message.clientKey);
      else change((stored) => stored.map((each) => withProblem(each, next.message.clientKey, result.problem)));
    }
  }

  async function flush(): Promise<void> {
    cancel?.();
    cancel = undefined;
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    await sending;
  }

  return {
    state: () => state,
    subscribe(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    add(message) {
      change((stored) => [...stored, message]);
      void flush();
    },
    retry(clientKey) {
      change((stored) => stored.map((each) => withProblem(each, clientKey, undefined)));
      void flush();
    },
    drop: remove,
    refresh: () => show({ messages: store.read() }),
    flush,
    close: () => cancel?.(),
  };
}

function withProblem(unsent: UnsentMessage, clientKey: string, problem: string | undefined): UnsentMessage {
  if (unsent.message.clientKey !== clientKey) return unsent;
  const { problem: _before, ...rest } = unsent;
  return problem === undefined ? rest : { ...rest, problem };
}
