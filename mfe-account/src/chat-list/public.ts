export { saveBrowserNotices, wantsBrowserNotices } from './browser-notice-consent.ts';
export { CHATS_TITLE, tabTitle } from './chat-title.words.ts';
export { ConversationList } from './conversation-list.tsx';
export { ConversationRow } from './conversation-row.tsx';
export { lastWords } from './last-message.words.ts';
export { type Inbox, loadInbox } from './load-inbox.ts';
export { useInbox } from './use-inbox.ts';
