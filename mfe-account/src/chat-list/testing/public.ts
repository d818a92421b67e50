export { CHAT_ID, SAMPLE_CHAT_HOME, sampleListed } from './sample-conversation.ts';
