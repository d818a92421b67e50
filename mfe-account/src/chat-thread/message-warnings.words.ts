import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';

/** Why a part of a message is not shown. @param name of the other person */
export function heldWords({ author }: Pick<ChatMessage, 'author'>, name: string): string {
  return author === 'you'
    ? `${name} cannot see the number or link in this message until you have each other’s numbers.`
    : 'A number or link is hidden here until you have each other’s numbers.';
}
