import { HttpError } from '@aangan/shared-kit/platform/http';

/** ms to wait before each further try. */
const WAITS_MS = [1_000, 3_000, 10_000, 30_000];

/**
 * Sends until an answer comes: in a browser a few times, on a server once. Steps of a job may be sent twice.
 * @throws the last failure, and every answer that is an error at once
 */
export async function sendAgain<Answer>(send: () => Promise<Answer>, waitsMs = WAITS_MS): Promise<Answer> {
  for (const waitMs of typeof window === 'undefined' ? [] : waitsMs) {
    try {
      return await send();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
    }
    await networkOr(waitMs);
  }
  return send();
}

/** Nobody knows whether the call has arrived. */
function isUnanswered(error: unknown): boolean {
  return error instanceof HttpError && error.kind !== 'status';
}

/** Until the network is back, or the time is over. */
function networkOr(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = window.setTimeout(end, ms);
    window.addEventListener('online', end);
  });
}
