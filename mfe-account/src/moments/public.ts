export { fieldWords, quickTimes, whenWords } from './follow-up-time.ts';
export { formatMoment } from './format-moment.ts';
