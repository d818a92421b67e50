/** A topic and its input in one text, so that two subscriptions to the same are found: `["payment-state",{…}]`. */
export type TopicKey = string;

export function topicKey(topic: string, input: object): TopicKey {
  return JSON.stringify([topic, input]);
}

export function topicOf(key: TopicKey): { readonly topic: string; readonly input: Record<string, unknown> } {
  const [topic, input] = JSON.parse(key) as [string, Record<string, unknown>];
  return { topic, input };
}
