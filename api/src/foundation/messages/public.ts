// What other modules may use.

export { type Message, type MessageChannel, type MessageTarget, MessageUndeliverable } from './message.ts';
export { MESSAGE_RECIPIENTS, type MessageRecipients, type Notice } from './message-recipients.ts';
export { messageTime } from './message-time.ts';
export type { Messages } from './messages.ts';
export { type NoticeDeps, noticeDepsOf } from './notice-deps.ts';
export { messagesOf } from './open-messages.ts';
export { sendEach } from './send-each.ts';
