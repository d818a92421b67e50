/** What a thread needs of a message. */
export interface ThreadMessage {
  /** Number inside the conversation. */
  readonly seq: number;
}

export interface ThreadDeps<Message extends ThreadMessage> {
  /** The newest page, in order. */
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
  /** Number of the newest message that the first page knows of. */
  readonly lastSeq: number;
  /** One page of the messages after a number, in order. @throws HttpError */
  readonly after: (seq: number) => Promise<readonly Message[]>;
  /** One page of the messages before a number, in order. @throws HttpError */
  readonly before: (seq: number) => Promise<{ readonly messages: readonly Message[]; readonly hasOlder: boolean }>;
}

export interface ThreadState<Message extends ThreadMessage> {
  /** In the order of their numbers, each once. */
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
}

/** The messages of one conversation on this device. */
export interface Thread<Message extends ThreadMessage> {
  state(): ThreadState<Message>;
  /** @returns a function that ends it */
  subscribe(callback: () => void): () => void;
  /** Shows messages that the server has just answered, in order. */
  add(messages: readonly Message[]): void;
  /** Fetches what is missing up to a number. @throws HttpError */
  reach(lastSeq: number): Promise<void>;
  /** Fetches one page of older messages. @throws HttpError */
  older(): Promise<void>;
}

/**
 * Keeps the messages of a conversation complete and in order. Numbers may have gaps for a reader, since messages of a
 * blocked person are not shown; so a thread asks for everything after the number that it has reached.
 */
export function createThread<Message extends ThreadMessage>(deps: ThreadDeps<Message>): Thread<Message> {
  let state: ThreadState<Message> = { messages: deps.messages, hasOlder: deps.hasOlder };
  /** Everything up to here is known. */
  let reached = Math.max(deps.lastSeq, deps.messages.at(-1)?.seq ?? 0);
  let wanted = reached;
  let fetching: Promise<void> | undefined;
  const callbacks = new Set<() => void>();

  function show(facts: Partial<ThreadState<Message>>): void {
    state = { ...state, ...facts };
    for (const callback of callbacks) callback();
  }

  async function fetchMissing(): Promise<void> {
    while (reached < wanted) {
      const goal = wanted;
      const page = await deps.after(reached);
      if (page.length > 0) show({ messages: merged(state.messages, page) });
      // An empty page says that the rest is not for this reader.
      reached = Math.max(reached, page.at(-1)?.seq ?? goal);
    }
  }

  async function reach(lastSeq: number): Promise<void> {
    wanted = Math.max(wanted, lastSeq);
    fetching ??= fetchMissing().finally(() => {
      fetching = undefined;
    });
    await fetching;
  }

  return {
    state: () => state,
    subscribe(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    add(messages) {
      show({ messages: merged(state.messages, messages) });
      for (const { seq } of messages) if (seq === reached + 1) reached = seq;
    },
    reach,
    async older() {
      const [oldest] = state.messages;
      if (!oldest || !state.hasOlder) return;
      const page = await deps.before(oldest.seq);
      show({ messages: merged(state.messages, page.messages), hasOlder: page.hasOlder });
    },
  };
}

/** Both lists in the order of their numbers; a message that both have is the one of the second. */
export function merged<Message extends ThreadMessage>(
  one: readonly Message[],
  other: readonly Message[],
): readonly Message[] {
  const bySeq = new Map([...one, ...other].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}
