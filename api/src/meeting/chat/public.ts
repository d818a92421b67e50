// What other modules may use.
export { chatConversation, chatMember, chatMessage } from './chat.tables.ts';
