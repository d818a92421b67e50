export { useDictation } from './use-dictation.ts';
export { VOICE_WORDS } from './voice.words.ts';
