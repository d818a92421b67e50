export { SESSION_ID, sampleHome, sampleSession } from './sample-session.ts';
