export { createOutbox, type Outbox, type OutboxState, type SendResult } from './outbox.ts';
export { type UnsentMessage, type UnsentMessages, unsentMessages } from './unsent-message.ts';
export { useOutbox } from './use-outbox.ts';
