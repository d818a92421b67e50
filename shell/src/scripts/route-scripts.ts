import type { OutsideScript, Scripts } from '@aangan/shared-kit/platform/platform';
import type { Services, ShownPage } from '../services/services.ts';
import { ScriptError } from './script-error.ts';
import { type ScriptMoment, scriptsOf } from './script-rules.ts';

interface RouteScriptsDeps {
  readonly scripts: Scripts;
  readonly document: Document;
  readonly address: () => Pick<Location, 'search'>;
  /** Whether the visitor has clicked before this code loaded: that was the first click. */
  readonly acted: boolean;
  readonly report: (error: unknown) => void;
}

interface RouteScripts extends Pick<Services, 'pageShown'> {
  /** Is called when the visitor's consent has changed. */
  look(): void;
}

/** Loads the scripts of the page on screen: at once, or with the first click. */
export function routeScripts({ scripts, document, address, acted, report }: RouteScriptsDeps): RouteScripts {
  // Before a page is shown, nothing is known of it.
  let shown: ShownPage | undefined;
  let clickedBefore = acted;
  const bring = (wanted: readonly OutsideScript[]) => {
    for (const script of wanted) {
      scripts.load(script).catch((error: unknown) => {
        // A script that is not configured or not allowed is no failure.
        if (error instanceof ScriptError && (error.failure === 'not-configured' || error.failure === 'no-consent'))
          return;
        report(error);
      });
    }
  };
  const loadAt = (moment: ScriptMoment) => {
    if (shown) bring(scriptsOf(moment, shown, address().search));
  };
  const look = () => loadAt('page usable');
  const click = () => {
    clickedBefore ||= !shown;
    loadAt('first click');
  };
  // On each click: the first one may be on a page that does not allow it, or before the visitor has agreed.
  document.addEventListener('click', click, { capture: true, passive: true });
  return {
    look,
    pageShown(page) {
      shown = page;
      look();
      if (clickedBefore) loadAt('first click');
      clickedBefore = false;
    },
  };
}
