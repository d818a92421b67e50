import type { Alerts, Scripts } from '@aangan/shared-kit/platform/platform';
import type { DocumentState } from '../browser/document-state.ts';
import { consentStore } from '../consent/consent-store.ts';
import { privacy, purposesOf } from '../consent/privacy.ts';
import type { Services } from '../services/services.ts';
import { routeScripts } from './route-scripts.ts';
import { scriptLoader } from './script-loader.ts';

interface OutsideDeps {
  readonly state: Pick<DocumentState, 'scripts' | 'cookieDomain' | 'hybrid'>;
  readonly showAlert: Alerts['show'];
  readonly report: (error: unknown) => void;
}

/** The services that involve other companies, once the page is usable. */
interface Outside extends Pick<Services, 'pageShown'> {
  readonly scripts: Scripts;
  choosePrivacy(): void;
}

/** Starts other companies' scripts and the consent that they need. */
export function startOutside({ state, showAlert, report }: OutsideDeps): Outside {
  const store = consentStore({ window, cookieDomain: state.cookieDomain, now: Date.now });
  const scripts = scriptLoader({ addresses: state.scripts, consent: store.current, document });
  const acted = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
  const { look, pageShown } = routeScripts({ scripts, document, address: () => location, acted, report });
  // A webview shows only a page: scripts that still need consent keep waiting.
  const due = state.hybrid ? [] : purposesOf(state.scripts);
  const { openChoices } = privacy(store, due, document);
  store.subscribe(look);
  return {
    scripts,
    pageShown,
    choosePrivacy() {
      openChoices().catch((error: unknown) => {
        report(error);
        showAlert('error', 'Something went wrong. Please try again.');
      });
    },
  };
}
