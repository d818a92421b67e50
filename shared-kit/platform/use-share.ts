import { usePlatform } from './platform.ts';

export interface Shared {
  readonly title: string;
  /** Path to share. */
  readonly path: string;
}

/** Opens the device’s share sheet, or copies the address when there is none. */
export function useShare({ title, path }: Shared): () => Promise<void> {
  const { alerts, origin } = usePlatform();
  return async () => {
    const url = origin + path;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      alerts.show('success', 'Link copied.');
    } catch (error) {
      // Closing the share sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      alerts.show('error', 'The link could not be copied. Copy it from the address bar.');
    }
  };
}
