import type { Http } from '@aangan/shared-kit/platform/http';
import type { Alerts } from '@aangan/shared-kit/platform/platform';
import type { DocumentState } from '../browser/document-state.ts';
import { consentOf } from '../consent/consent.ts';
import { browserRefusesTracking } from '../consent/refuses-tracking.ts';
import { converter } from '../experiments/converter.ts';
import { startAnalytics } from '../monitoring/start-analytics.ts';
import { startMonitoring } from '../monitoring/start-monitoring.ts';
import { startOffline } from '../offline/start-offline.ts';
import { startOutside } from '../scripts/start-outside.ts';
import type { Services } from './services.ts';

/** What the services know of their document. */
export interface ServiceParts {
  readonly state: DocumentState;
  readonly http: Http;
  readonly showAlert: Alerts['show'];
}

/** Starts all that waits until the page is usable. Loaded as a chunk of its own. */
export function startServices({ state, http, showAlert }: ServiceParts): Services {
  const report = (error: unknown) => services.report(error, { remote: 'shell' });
  const outside = startOutside({ state, showAlert, report });
  const monitoring = startMonitoring({ state, view: window, random: Math.random });
  const analytics = startAnalytics({
    deviceId: state.deviceId,
    entry: state.entry,
    view: window,
    allowed: () => consentOf(document.cookie, browserRefusesTracking(navigator)).analytics === 'granted',
    now: Date.now,
  });
  const services: Services = {
    report(error, where) {
      const { remote, page } = where;
      // biome-ignore lint/suspicious/noConsole: an error that a boundary caught must not vanish; browsers tell of others
      if (!(error instanceof Event)) console.error(`[${remote}${page ? `/${page}` : ''}]`, error);
      monitoring.report(error, where);
    },
    track: analytics.track,
    convert: converter({ deviceId: state.deviceId, http, report }),
    loadScript: outside.scripts.load,
    pageShown(page) {
      monitoring.pageShown(page);
      analytics.pageShown(page);
      outside.look();
    },
    choosePrivacy: outside.choosePrivacy,
  };
  startOffline({ state, showAlert, report });
  return services;
}
