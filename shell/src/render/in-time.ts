import { REQUEST_TIMEOUT_MS } from '@aangan/shared-kit/domain/platform-limits';
import { withinDeadline } from '../federation/within-deadline.ts';

/** The value of a page's data promise, with the timeout of any request; a page's promise may never settle. */
export function inTime<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  const late = () => new Error(`${what} took longer than ${REQUEST_TIMEOUT_MS} ms`);
  return withinDeadline(promise, REQUEST_TIMEOUT_MS, late);
}
