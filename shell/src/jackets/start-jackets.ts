import type { Services, ShownPage } from '../services/services.ts';
import { businessOf } from './jacket-pages.ts';
import type { JacketParts } from './jacket-parts.ts';
import type { ShownJacket } from './show-jacket.tsx';

/** ms on a page after the first sign of interest: until then nobody wants to be talked to. */
const SETTLED_MS = 8000;
/** ms within which a visitor is not asked about twice, whichever page they open. */
const ASKED_MS = 30 * 60_000;
const ASKED = 'aangan.jacket-asked';

/**
 * Brings at most one suggestion a document: on a page for looking around, once the visitor has done something and the
 * page has been quiet for a while, and then only with their next click or key. Its code and its calls wait until then.
 */
export function startJackets(parts: JacketParts): Pick<Services, 'pageShown'> {
  let here: string | undefined;
  let shown: Promise<ShownJacket> | undefined;

  async function bring(): Promise<void> {
    if (here === undefined || shown || askedLately()) return;
    const { showJacket } = await import(/* webpackChunkName: "jackets" */ './show-jacket.tsx');
    // The visitor may have gone on while it came.
    if (here === undefined) return;
    shown ??= showJacket({ ...parts, business: here, welcome: () => here !== undefined });
    await shown;
  }

  const settle = () => setTimeout(() => bring().catch(parts.report), SETTLED_MS);
  for (const sign of ['click', 'keydown']) {
    document.addEventListener(sign, settle, { capture: true, passive: true, once: true });
  }

  return {
    pageShown(page: ShownPage) {
      here = page.failure === undefined ? businessOf(page) : undefined;
      // A suggestion does not follow to where it is not welcome; it was not put away either.
      if (here === undefined) void shown?.then((jacket) => jacket.hide()).catch(() => undefined);
    },
  };
}

/** Whether this tab asked a short while ago; from now on it did. */
function askedLately(): boolean {
  try {
    const lately = Date.now() - Number(sessionStorage.getItem(ASKED)) < ASKED_MS;
    if (!lately) sessionStorage.setItem(ASKED, String(Date.now()));
    return lately;
  } catch {
    // A browser that keeps nothing would ask on each page: it is left in peace.
    return true;
  }
}
