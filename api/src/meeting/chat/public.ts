// What other modules may use.
export { chatConversation, chatMember, chatMessage } from './chat.tables.ts';
export { settingsOf } from './chat-settings.queries.ts';
export { noticeWay } from './notice-way.ts';
export { hasBlocked } from './own-conversation.queries.ts';
export { stoppedBy } from './stopped.ts';
export { nameOf } from './wire-conversation.ts';
