export { fieldWords, quickTimes, whenWords } from './follow-up-time.ts';
