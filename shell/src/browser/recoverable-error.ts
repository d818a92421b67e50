import { LATE_BOUNDARY } from './document-state.ts';

/**
 * Whether what React recovered from is worth telling. A part whose data are slow is no fault, nor is one that was still
 * to come when the visitor left.
 */
export function isFault(error: unknown): boolean {
  return (error as { readonly digest?: unknown }).digest !== LATE_BOUNDARY && !isLeftWhileLoading();
}

/** Browsers call a document that is left while it loads complete, though its end, and the event of it, never came. */
function isLeftWhileLoading(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document.readyState === 'complete' && navigation?.domContentLoadedEventStart === 0;
}
