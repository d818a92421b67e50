import type { KnownTopic, TopicEvent, TopicInput } from '../contracts/all-topics.ts';

/** Live updates: events that reach a page while it is open. Browser only. */
export interface Live {
  /**
   * Subscribes to a topic of the contract. The first event is the present state, and each later one a newer state.
   * Without a login nothing arrives. A connection that breaks is resumed, and no event is lost or doubled.
   * @example platform.live.subscribe('payment-state', { paymentId }, ({ state }) => show(state))
   * @returns ends the subscription
   */
  subscribe<Name extends KnownTopic>(
    topic: Name,
    input: TopicInput<Name>,
    onEvent: (event: TopicEvent<Name>) => void,
  ): () => void;
}
