import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { AlertsStore } from '../app/alerts.store.ts';
import { FIRST_TOUCH_COOKIE } from '../attribution/first-touch-cookie.ts';
import { rememberCity } from '../platform/cookies.ts';
import type { Services } from '../services/services.ts';
import type { DocumentState } from './document-state.ts';
import type { LazyHttp } from './lazy-http.ts';

/** Source: calls of the specification, participate convert. */
const DEFAULT_GOAL = 'lead_Created';

/** What pages get from the shell in a browser. */
export function browserPlatform(
  state: DocumentState,
  alerts: AlertsStore,
  http: LazyHttp,
  services: Services & Pick<Platform['experiments'], 'bucketOf'>,
): Platform {
  const session = { city: state.city };
  return {
    http,
    session: {
      loggedIn: false,
      account: undefined,
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
      takeResumed: () => false,
    },
    sheets: { open: async () => undefined, close: () => undefined },
    errors: { report: services.report },
    // Deleted with the others once the visitor declines.
    attribution: { current: () => (document.cookie.includes(FIRST_TOUCH_COOKIE) ? state.attribution : {}) },
    experiments: {
      bucketOf: services.bucketOf,
      convert: (experiment, goal = DEFAULT_GOAL) => services.convert(experiment, goal),
    },
    analytics: { track: services.track },
    scripts: { load: services.loadScript },
    app: undefined,
    assets: { url: (path) => `${state.assets}/${path}` },
    device: state.device,
    origin: state.origin,
    now: state.now,
    hybrid: state.hybrid,
    tileUrl: state.tileUrl,
  };
}
