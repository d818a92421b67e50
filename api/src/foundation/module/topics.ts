import type { TopicContract, TopicContracts } from '@aangan/shared-kit/contracts/live';
import type { z } from 'zod';

/** A topic that a person may read. */
interface StoredTopic<Event> {
  /** Whose events they are: an account, a payment. `emitLive` names the same. */
  readonly audience: string;
  /** The present state, as the first event. It is read after the subscription has begun, so that nothing is missed. */
  readonly now?: () => Promise<Event>;
  readonly unstored?: false;
}

/**
 * A topic that changes often, and whose present state is cheap to read. Its states are sent by `stateNotice` or
 * `changeNotice`, and not stored: whoever connects again gets the present one.
 */
interface UnstoredTopic<Event> {
  readonly audience: string;
  /** The same for everybody of the audience. */
  readonly now: () => Promise<Event>;
  readonly unstored: true;
}

type OpenedTopic<Event> = StoredTopic<Event> | UnstoredTopic<Event>;

/**
 * Decides whether a person may subscribe.
 * @throws CallError 404 for what is not theirs
 */
type TopicHandler<Topic extends TopicContract> = (
  accountId: string,
  input: z.output<Topic['input']>,
) => Promise<OpenedTopic<z.input<Topic['event']>>>;

/** One handler for each topic of a module, typed by its contract. */
export type TopicHandlers<Topics> = {
  readonly [Name in keyof Topics]: Topics[Name] extends TopicContract ? TopicHandler<Topics[Name]> : never;
};

interface ServedTopic {
  readonly contract: TopicContract;
  readonly open: TopicHandler<TopicContract>;
}

/** The topics of all modules. */
export interface TopicTable {
  add<Topics extends TopicContracts>(contracts: Topics, handlers: TopicHandlers<Topics>): void;
  find(name: string): ServedTopic | undefined;
}

export function topicTable(): TopicTable {
  const served = new Map<string, ServedTopic>();
  return {
    add(contracts, handlers) {
      const handlerOf: Readonly<Record<string, TopicHandler<TopicContract>>> = handlers as never;
      for (const [name, contract] of Object.entries<TopicContract>(contracts)) {
        const open = handlerOf[name];
        if (!open) throw new Error(`No handler for the topic ${name}.`);
        if (served.has(name)) throw new Error(`Two modules have the topic ${name}.`);
        served.set(name, { contract, open });
      }
    },
    find: (name) => served.get(name),
  };
}
