import type { Http } from '@aangan/shared-kit/platform/http';
import type { AlertsStore } from '../app/alerts.store.ts';
import { showAlerts } from '../app/show-alerts.tsx';
import { saveArrival } from '../attribution/save-arrival.ts';
import type { DocumentState } from '../browser/document-state.ts';
import { consentOf } from '../consent/consent.ts';
import { browserRefusesTracking } from '../consent/refuses-tracking.ts';
import { converter } from '../experiments/converter.ts';
import { startJackets } from '../jackets/start-jackets.ts';
import { startAnalytics } from '../monitoring/start-analytics.ts';
import { startMonitoring } from '../monitoring/start-monitoring.ts';
import { startOffline } from '../offline/start-offline.ts';
import { startOutside } from '../scripts/start-outside.ts';
import type { DeferredSession } from '../session/deferred-session.ts';
import type { LiveSession } from '../session/live-session.ts';
import { nriByCookie } from '../session/nri-by-cookie.ts';
import { storedStats } from '../session/stored-stats.ts';
import { watchSession } from '../session/watch-session.ts';
import type { Services } from './services.ts';

/** What the services know of their document. */
interface ServiceDeps {
  readonly state: DocumentState;
  readonly http: Http;
  readonly alerts: AlertsStore;
  readonly live: LiveSession;
  readonly session: Pick<DeferredSession, 'quietly' | 'sheets'>;
}

/** Starts the deferred services. Loaded as a chunk of its own. */
export function startServices({ state, http, alerts, live, session }: ServiceDeps): Services {
  const showAlert = alerts.getState().show;
  const report = (error: unknown) => services.report(error, { remote: 'shell' });
  saveArrival(state, { document, navigator, url: new URL(location.href), now: Date.now() });
  const outside = startOutside({ state, showAlert, report });
  const accountId = () => live.getState().account?.id ?? '';
  const monitoring = startMonitoring({ state, accountId, view: window, random: Math.random });
  const analytics = startAnalytics({
    deviceId: state.deviceId,
    entry: state.entry,
    view: window,
    allowed: () => consentOf(document.cookie, browserRefusesTracking(navigator)).analytics === 'granted',
    now: Date.now,
  });
  // An app around a webview has its own suggestions.
  const jackets = state.hybrid
    ? undefined
    : startJackets({ http, live, deviceId: state.deviceId, sheets: session.sheets, report });
  const services: Services = {
    report(error, where) {
      const { remote, page } = where;
      // biome-ignore lint/suspicious/noConsole: an error that a boundary caught must not vanish; browsers tell of others
      if (!(error instanceof Event)) console.error(`[${remote}${page ? `/${page}` : ''}]`, error);
      monitoring.report(error, where);
    },
    track: analytics.track,
    ...converter({ deviceId: state.deviceId, http, cookies: () => document.cookie, report }),
    loadScript: outside.scripts.load,
    pageShown(page) {
      monitoring.pageShown(page);
      analytics.pageShown(page);
      outside.pageShown(page);
      jackets?.pageShown(page);
    },
    choosePrivacy: outside.choosePrivacy,
  };
  showAlerts(alerts);
  startOffline({ state, showAlert, report });
  watchSession(window, (loggedOut) => void session.quietly((found) => found.changedElsewhere(loggedOut)));
  const { account, unsure, nri } = live.getState();
  // Other tabs detect a login and a logout by the stored session.
  const isOther = (account === undefined) !== (storedStats() === null);
  if (unsure || isOther) void session.quietly((found) => found.check());
  else if (account && !nri && nriByCookie(document.cookie) === undefined)
    void session.quietly((found) => found.decideNri());
  return services;
}
