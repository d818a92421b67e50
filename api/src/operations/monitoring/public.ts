// What other modules may use.
export { deviceDigest } from './count-report.ts';
export { reportQueue } from './report-queue.ts';
