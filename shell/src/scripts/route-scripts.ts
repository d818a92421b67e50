import type { OutsideScript, Scripts } from '@aangan/shared-kit/platform/platform';
import { ScriptError } from './script-error.ts';
import { scriptsOf } from './script-rules.ts';

interface RouteScriptsDeps {
  readonly scripts: Scripts;
  readonly document: Document;
  readonly address: () => Pick<Location, 'pathname' | 'search'>;
  /** Whether the visitor has clicked before this code loaded: that was the first click. */
  readonly acted: boolean;
  readonly report: (error: unknown) => void;
}

/** Loads the scripts of the page on screen: at once, or with the first click. */
export function routeScripts({ scripts, document, address, acted, report }: RouteScriptsDeps): { look(): void } {
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
  const look = () => bring(scriptsOf('page usable', address()));
  const click = () => bring(scriptsOf('first click', address()));
  look();
  if (acted) click();
  // On each click: the first one may be on a page that does not allow it, or before the visitor has agreed.
  document.addEventListener('click', click, { capture: true, passive: true });
  return { look };
}
