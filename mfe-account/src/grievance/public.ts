export { dueWords } from './grievance-words.ts';
