export { createThread } from './thread.ts';
