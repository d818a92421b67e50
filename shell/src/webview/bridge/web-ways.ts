import type { NativeApp } from '@aangan/shared-kit/platform/platform';

/** What a browser does itself where no app answers. */
export type WebWays = Pick<NativeApp, 'back' | 'share' | 'openOutside'>;

/** @param failed hears of what the browser would not do */
export function webWays(failed: (error: unknown) => void): WebWays {
  return {
    back: () => history.back(),
    share: ({ title, url, text }) => void shareOrCopy({ title, url, ...(text && { text }) }).catch(failed),
    openOutside: (url) => void window.open(url, '_blank', 'noopener'),
  };
}

/** The browser's own sheet, else the link in the clipboard. A visitor who closes the sheet has shared nothing. */
async function shareOrCopy(what: ShareData & { url: string }): Promise<void> {
  try {
    if (navigator.share) await navigator.share(what);
    else await navigator.clipboard.writeText(what.url);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
