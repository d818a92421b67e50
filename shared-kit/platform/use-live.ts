import { useEffect, useEffectEvent } from 'react';
import type { KnownTopic, TopicEvent, TopicInput } from '../contracts/all-topics.ts';
import type { Live } from './live.ts';
import { usePlatform } from './platform.ts';

/**
 * Subscribes while the component is mounted. An event usually means: load the data again with `useRevalidator`.
 * @param input undefined while there is nothing to wait for
 * @param onEvent the newest one is called
 */
export function useLive<Name extends KnownTopic>(
  topic: Name,
  input: TopicInput<Name> | undefined,
  onEvent: (event: TopicEvent<Name>) => void,
): void {
  // Shells of contract 1.2 and earlier have no live updates; the page works without.
  const { live }: { readonly live?: Live } = usePlatform();
  const receive = useEffectEvent(onEvent);
  const key = input && JSON.stringify(input);
  useEffect(() => {
    if (key === undefined) return undefined;
    return live?.subscribe(topic, JSON.parse(key) as TopicInput<Name>, (event) => receive(event));
  }, [live, topic, key]);
}
