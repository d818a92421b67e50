import { releaseIn } from './release-address.ts';
import { type SeenError, seenError } from './seen-error.ts';

/** An uncaught error, and whose promise it was. */
interface Uncaught {
  readonly error: SeenError;
  readonly kind: 'unhandled' | 'rejection';
}

/**
 * The error of a window's `error` or `unhandledrejection` event, including files of a release that failed to load.
 * @returns undefined for a picture or another company's file
 */
export function uncaughtIn(event: Event): Uncaught | undefined {
  if ('reason' in event) return { error: seenError(event.reason), kind: 'rejection' };
  if ('error' in event && 'filename' in event) {
    const thrown = event.error ?? ('message' in event ? event.message : undefined);
    return { error: seenError(thrown, String(event.filename)), kind: 'unhandled' };
  }
  const source = addressOf(event.target);
  if (!releaseIn(source)) return undefined;
  return { error: { name: 'ChunkLoadError', message: 'A file did not come', stack: '', source }, kind: 'unhandled' };
}

function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : '';
}
