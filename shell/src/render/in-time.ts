import { REQUEST_TIMEOUT_MS } from '@aangan/shared-kit/domain/platform-limits';
import { withinDeadline } from '../federation/within-deadline.ts';

/**
 * The value of a page's data promise, within a time; a page's promise may never settle.
 * @param timeoutMs that of any request by default
 */
export function inTime<Value>(
  promise: Promise<Value>,
  what: string,
  timeoutMs: number = REQUEST_TIMEOUT_MS,
): Promise<Value> {
  const late = () => new Error(`${what} took longer than ${timeoutMs} ms`);
  return withinDeadline(promise, timeoutMs, late);
}
