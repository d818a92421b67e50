import type { NativeApp } from '@aangan/shared-kit/platform/platform';

/** The browser's own functions, used without an app. */
export type WebActions = Pick<NativeApp, 'back' | 'share' | 'openOutside'>;

/** @param failed is called when the browser refuses */
export function webActions(failed: (error: unknown) => void): WebActions {
  return {
    back: () => history.back(),
    share: ({ title, url, text }) => void shareOrCopy({ title, url, ...(text && { text }) }).catch(failed),
    openOutside: (url) => void window.open(url, '_blank', 'noopener'),
  };
}

/** Opens the browser's share sheet, else copies the link. A visitor who closes the sheet has shared nothing. */
async function shareOrCopy(what: ShareData & { url: string }): Promise<void> {
  try {
    if (navigator.share) await navigator.share(what);
    else await navigator.clipboard.writeText(what.url);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
