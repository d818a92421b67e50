import { usePlatform } from '../platform/platform.ts';

export interface Shared {
  readonly title: string;
  /** A sentence that goes with the link; without personal data. */
  readonly text?: string;
  /** Path to share. */
  readonly path: string;
}

/** Opens the device’s share sheet, or copies the address when there is none. */
export function useShare({ title, text, path }: Shared): () => Promise<void> {
  const { alerts, origin } = usePlatform();
  return async () => {
    const url = origin + path;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url, ...(text !== undefined && { text }) });
        return;
      }
      await navigator.clipboard.writeText(text === undefined ? url : `${text}\n${url}`);
      alerts.show('success', text === undefined ? 'Link copied.' : 'Message and link copied.');
    } catch (error) {
      // Closing the share sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      alerts.show('error', 'The link could not be copied. Copy it from the address bar.');
    }
  };
}
