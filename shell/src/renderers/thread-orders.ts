import type { DeferredContent } from '../render/render-request.ts';
import type { ServerHalf } from '../render/server-half.tsx';
import { errorOut } from './crossing-error.ts';
import type { MadePage } from './page-order.ts';
import { heldSets } from './sent-sets.ts';
import type { CrossingMade, CrossingValue, FromThread, ToThread } from './thread-messages.ts';

interface ThreadOrdersDeps {
  readonly half: ServerHalf;
  readonly send: (message: FromThread) => void;
}

/** Answers the messages of the main thread, in a renderer's thread. */
export function threadOrders({ half, send }: ThreadOrdersDeps): (message: ToThread) => void {
  const sets = heldSets();
  const leaving = new Map<number, AbortController>();

  async function answer(message: ToThread & { kind: 'make' }): Promise<void> {
    const { order, page, set, withheld } = message;
    const known = sets.get(set);
    if (!known) throw new Error(`The release set ${set} was not sent`);
    const visitor = new AbortController();
    leaving.set(order, visitor);
    try {
      const { signal } = visitor;
      const report = (error: unknown, where: Parameters<typeof reportOut>[2]) => send(reportOut(order, error, where));
      const made = await half.make(page, { set: known, withheld, signal, report });
      const { crossing, deferred } = apart(made);
      send({ kind: 'made', order, made: crossing });
      if (deferred) await sendLater(order, deferred, signal);
      send({ kind: 'ended', order });
    } finally {
      leaving.delete(order);
    }
  }

  async function sendLater(order: number, { values, rest }: DeferredContent, signal: AbortSignal): Promise<void> {
    const each = Object.entries(values).map(async ([name, promise]) =>
      send({ kind: 'value', order, name, value: await outcomeOf(promise) }),
    );
    for await (const text of rest) {
      // Leaving the loop ends React's rendering.
      if (signal.aborted) break;
      send({ kind: 'rest', order, text });
    }
    await Promise.all(each);
  }

  const failed = (order: number) => (error: unknown) => send({ kind: 'failed', order, error: errorOut(error) });
  return (message) => {
    switch (message.kind) {
      case 'set':
        sets.hold(message.set);
        break;
      case 'forget-set':
        sets.forget(message.id);
        break;
      case 'make':
        answer(message).catch(failed(message.order));
        break;
      case 'leave':
        leaving.get(message.order)?.abort();
        break;
      case 'prepare':
        half.remotes
          .prepare(message.release)
          .then(() => send({ kind: 'prepared', order: message.order }))
          .catch(failed(message.order));
        break;
      case 'keep':
        half.remotes.keep(message.releases);
        break;
    }
  };
}

function reportOut(order: number, error: unknown, where: (FromThread & { kind: 'report' })['where']): FromThread {
  return { kind: 'report', order, error: errorOut(error), where };
}

function apart({ rendered, ...facts }: MadePage): { crossing: CrossingMade; deferred: DeferredContent | undefined } {
  if (rendered.kind !== 'page') return { crossing: { rendered, ...facts }, deferred: undefined };
  const { deferred, ...page } = rendered;
  const names = deferred && { deferred: Object.keys(deferred.values) };
  return { crossing: { rendered: page, ...facts, ...names }, deferred };
}

async function outcomeOf(promise: Promise<unknown>): Promise<CrossingValue> {
  return promise.then(
    (value) => ({ json: JSON.stringify(value) }),
    (error: unknown) => ({ error: errorOut(error) }),
  );
}
