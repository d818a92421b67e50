import { CITY_SLUGS, DEFAULT_CITY } from '@aangan/shared-kit/domain/cities';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { AttributionFacts, Platform, StaffArea } from '@aangan/shared-kit/platform/platform';
import { type Breakers, createBreakers } from '../platform/breaker.ts';
import { createHttp } from '../platform/http-client.ts';
import type { LiveSession } from '../session/live-session.ts';
import { silentApp } from '../webview/silent-app.ts';
import { patientFetch } from './patient-fetch.ts';
import type { ShellSettings } from './settings.ts';
import type { Visitor } from './visitor-facts.ts';

interface ServerPlatformDeps {
  readonly settings: Pick<ShellSettings, 'assetUrl' | 'tileUrl'>;
  readonly report: Platform['errors']['report'];
  /** Where the visitor came from. */
  readonly attribution: AttributionFacts;
  readonly bucketOf: Platform['experiments']['bucketOf'];
  readonly live: LiveSession;
  readonly http: Http;
  /** An app webview, which shows a remote's page alone. */
  readonly hybrid: boolean;
  /** For a staff page. */
  readonly staff?: StaffArea | undefined;
}

/** The API as all requests of this server see it. */
export interface ApiUpstream {
  readonly breakers: Breakers;
  readonly fetch: typeof fetch;
}

/** @param apiUrl origin of the API, without a slash at the end */
export function apiUpstream(apiUrl: string): ApiUpstream {
  const ask = async (signal: AbortSignal) => (await fetch(`${apiUrl}/livez`, { signal })).body?.cancel();
  return { breakers: createBreakers(), fetch: patientFetch({ ask }) };
}

/**
 * The API client of one request, with the visitor's cookies.
 * @param upstream shared by all requests, so that a failing API is called less and a hanging one is known at once
 */
export function serverHttp(visitor: Visitor, { apiUrl }: Pick<ShellSettings, 'apiUrl'>, upstream: ApiUpstream): Http {
  const { breakers, fetch } = upstream;
  let calls = 0;
  return createHttp({
    baseUrl: apiUrl,
    breakers,
    fetch,
    device: visitor.device,
    // The visitor's own time zone is not known before the browser runs. All content is about places in India.
    timezone: 'Asia/Kolkata',
    userAgent: visitor.userAgent,
    address: visitor.address,
    ...(visitor.cookie && { cookie: visitor.cookie }),
    ...(visitor.traceparent && { traceparent: visitor.traceparent }),
    requestId: () => `${visitor.requestId}.${++calls}`,
  });
}

/** The platform that pages get while they are rendered on the server. */
export function serverPlatform(visitor: Visitor, deps: ServerPlatformDeps): Platform {
  const { settings, live, http, report, attribution, bucketOf, hybrid, staff } = deps;
  const { device } = visitor;
  return {
    http,
    live: { subscribe: () => () => undefined },
    session: {
      get loggedIn() {
        return live.getState().account !== undefined;
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
      deviceId: visitor.deviceId,
      city: knownCity(visitor.city),
      category: visitor.category,
      chooseCity: () => undefined,
    },
    alerts: { show: () => undefined },
    signUp: {
      available: true,
      require: async () => false,
      changeNumber: async () => undefined,
      takeResumed: () => false,
    },
    sheets: { open: async () => undefined, close: () => undefined },
    errors: { report },
    attribution: { current: () => attribution },
    experiments: { bucketOf, convert: () => undefined, reached: () => undefined },
    analytics: { track: () => undefined },
    scripts: { load: async () => undefined },
    app: hybrid ? silentApp(device, visitor.userAgent) : undefined,
    assets: { url: (path) => `${settings.assetUrl}/${path}` },
    device,
    origin: visitor.origin,
    now: visitor.now,
    hybrid,
    tileUrl: settings.tileUrl,
    ...(staff && { staff }),
  };
}

/** The city of the visitor's cookie, or the default one where there is no such city. */
export function knownCity(city: string | undefined): string {
  return CITY_SLUGS.find((slug) => slug === city) ?? DEFAULT_CITY;
}
