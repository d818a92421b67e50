export { saveBrowserNotices, wantsBrowserNotices } from './browser-notice-consent.ts';
export { CHATS_WORDS, lastWords, listTime, tabTitle } from './chat-list.words.ts';

