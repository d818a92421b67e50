import type { Services, ShownPage } from '../services/services.ts';
import type { JacketDeps } from './jacket-parts.ts';
import type { ShownJacket } from './show-jacket.tsx';

/** ms on a page after the first interaction: a suggestion before that would disturb. */
const SETTLED_MS = 8000;
/** ms between two requests for a suggestion, on any page. */
const ASKED_MS = 30 * 60_000;
const ASKED = 'aangan.jacket-asked';

/**
 * Shows at most one suggestion per document. It needs a page for browsing, an earlier interaction and an idle page, and
 * then appears with the next click or key. Its code and its calls are deferred until then.
 */
export function startJackets(deps: JacketDeps): Pick<Services, 'pageShown'> {
  let here: string | undefined;
  let shown: Promise<ShownJacket> | undefined;

  async function bring(): Promise<void> {
    if (here === undefined || shown || askedLately()) return;
    const { showJacket } = await import(/* webpackChunkName: "jackets" */ './show-jacket.tsx');
    // The visitor may have left the page while the code was loading.
    if (here === undefined) return;
    shown ??= showJacket({ ...deps, business: here, welcome: () => here !== undefined });
    await shown;
  }

  const settle = () => setTimeout(() => bring().catch(deps.report), SETTLED_MS);
  for (const sign of ['click', 'keydown']) {
    document.addEventListener(sign, settle, { capture: true, passive: true, once: true });
  }

  return {
    pageShown(page: ShownPage) {
      here = page.failure === undefined ? page.suggestions : undefined;
      // A suggestion is removed on pages without suggestions; that does not count as dismissed.
      if (here === undefined) void shown?.then((jacket) => jacket.hide()).catch(() => undefined);
    },
  };
}

/** Whether this tab has asked a short while ago; from now on it has. */
function askedLately(): boolean {
  try {
    const lately = Date.now() - Number(sessionStorage.getItem(ASKED)) < ASKED_MS;
    if (!lately) sessionStorage.setItem(ASKED, String(Date.now()));
    return lately;
  } catch {
    // A browser without storage would ask on each page, so it is never asked.
    return true;
  }
}
