import { REQUEST_TIMEOUT_MS } from '@aangan/shared-kit/domain/platform-limits';
import { withinDeadline } from '../federation/within-deadline.ts';

/** What a page's data promise gives, within the time that any request has; a page may wait for something that never comes. */
export function inTime<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  const late = () => new Error(`${what} took longer than ${REQUEST_TIMEOUT_MS} ms`);
  return withinDeadline(promise, REQUEST_TIMEOUT_MS, late);
}
