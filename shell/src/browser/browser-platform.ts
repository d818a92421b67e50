import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { AlertsStore } from '../app/alerts.store.ts';
import { rememberCity } from '../platform/cookies.ts';
import type { DocumentState } from './document-state.ts';
import type { LazyHttp } from './lazy-http.ts';

/** What pages get from the shell in a browser. */
export function browserPlatform(state: DocumentState, alerts: AlertsStore, http: LazyHttp): Platform {
  const session = { city: state.city };
  return {
    http,
    session: {
      loggedIn: false,
      deviceId: state.deviceId,
      get city() {
        return session.city;
      },
      chooseCity(city) {
        session.city = city;
        rememberCity(document, city);
      },
    },
    alerts: { show: (kind, message) => alerts.getState().show(kind, message) },
    signUp: {
      available: false,
      require: async () => {
        alerts.getState().show('info', 'Login opens soon. Until then you can look at everything.');
        return false;
      },
    },
    errors: { report: reportToConsole },
    assets: { url: (path) => `${state.assets}/${path}` },
    device: state.device,
    origin: state.origin,
    now: state.now,
    hybrid: state.hybrid,
    tileUrl: state.tileUrl,
  };
}

function reportToConsole(error: unknown, where: { remote: string; page?: string }): void {
  // biome-ignore lint/suspicious/noConsole: an error that a boundary caught must not vanish
  console.error(`[${where.remote}${where.page ? `/${where.page}` : ''}]`, error);
}
