import * as chatsPage from '../chats.page.tsx';

export { CHAT_ID, SAMPLE_CHAT_HOME, sampleListed } from './sample-conversation.ts';
export { chatsPage };
