export { saveBrowserNotices, wantsBrowserNotices } from './browser-notice-consent.ts';
export { CHATS_WORDS, lastWords, listTime, tabTitle } from './chat-list.words.ts';
export { ConversationList } from './conversation-list.tsx';
export { ConversationRow } from './conversation-row.tsx';
export { type Inbox, loadInbox } from './load-inbox.ts';
export { useInbox } from './use-inbox.ts';
