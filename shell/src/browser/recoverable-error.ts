import { LATE_BOUNDARY } from './document-state.ts';

/**
 * Whether an error that React recovered from should be reported. A section with slow data is not an error, nor is one
 * that was still loading when the visitor left.
 */
export function isUnexpectedError(error: unknown): boolean {
  return (error as { readonly digest?: unknown }).digest !== LATE_BOUNDARY && !isLeftWhileLoading();
}

/** Browsers report a document that is left while it loads as complete, although its end and the event never came. */
function isLeftWhileLoading(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document.readyState === 'complete' && navigation?.domContentLoadedEventStart === 0;
}
