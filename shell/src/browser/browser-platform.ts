import { randomId } from '@aangan/shared-kit/domain/random-id';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { AlertsStore } from '../app/alerts.store.ts';
import { createBreaker } from '../platform/breaker.ts';
import { rememberCity } from '../platform/cookies.ts';
import { createHttp } from '../platform/http-client.ts';
import type { DocumentState } from './document-state.ts';

/** What pages get from the shell in a browser. */
export function browserPlatform(state: DocumentState, alerts: AlertsStore): Platform {
  const session = { city: state.city };
  return {
    http: createHttp({
      baseUrl: state.origin,
      breaker: createBreaker(),
      device: state.device,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      requestId: () => randomId(20, Math.random),
    }),
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
