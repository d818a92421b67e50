// What other modules may use.
export { chatConversation, chatMember } from './chat.tables.ts';
