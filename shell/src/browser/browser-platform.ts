import { LEAD_GOAL } from '@aangan/shared-kit/domain/experiment';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { factsOf } from '../attribution/attribution-cookies.ts';
import { saveCity, savedCategory } from '../platform/cookies.ts';
import type { Services } from '../services/services.ts';
import type { DeferredSession } from '../session/deferred-session.ts';
import type { LiveSession } from '../session/live-session.ts';
import type { DeferredHttp } from './deferred-http.ts';
import type { DocumentState } from './document-state.ts';

/** The fields of the platform that documents provide. */
type Given = Services & DeferredSession & Pick<Platform, 'alerts' | 'live'> & Pick<Platform['experiments'], 'bucketOf'>;

/** The platform of pages in a browser. */
export function browserPlatform(state: DocumentState, live: LiveSession, http: DeferredHttp, given: Given): Platform {
  let { city } = state;
  return {
    http,
    live: given.live,
    session: {
      get loggedIn() {
        return !!live.getState().account;
      },
      get account() {
        return live.getState().account;
      },
      get unknown() {
        return live.getState().unsure;
      },
      get nri() {
        return live.getState().nri;
      },
      deviceId: state.deviceId,
      get city() {
        return city;
      },
      get category() {
        return savedCategory(document.cookie);
      },
      chooseCity(chosen) {
        city = chosen;
        saveCity(document, chosen);
      },
    },
    alerts: { show: given.alerts.show },
    signUp: given.signUp,
    sheets: given.sheets,
    errors: { report: given.report },
    attribution: { current: () => factsOf(document.cookie) },
    experiments: {
      bucketOf: given.bucketOf,
      convert: (experiment, goal = LEAD_GOAL) => given.convert(experiment, goal),
      reached: (goal = LEAD_GOAL) => given.reached(goal),
    },
    analytics: { track: given.track },
    scripts: { load: given.loadScript },
    app: undefined,
    assets: { url: (path) => `${state.assets}/${path}` },
    device: state.device,
    origin: state.origin,
    now: state.now,
    hybrid: state.hybrid,
    tileUrl: state.tileUrl,
    ...(state.staff && { staff: state.staff }),
  };
}
