import type { ListedConversation } from '@aangan/shared-kit/contracts/chat-values';

const KIND_WORDS = { photo: 'Photo', place: 'Location', visit: 'Visit times' } as const;

type LastMessage = NonNullable<ListedConversation['last']>;

/** A message in a line of the list. */
export function lastWords({ author, kind, text }: Pick<LastMessage, 'author' | 'kind' | 'text'>): string {
  const words = kind === 'text' || kind === 'note' ? text : text || KIND_WORDS[kind];
  return author === 'you' ? `You: ${words}` : words;
}
