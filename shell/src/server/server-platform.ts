import { CITY_SLUGS, DEFAULT_CITY } from '@aangan/shared-kit/domain/cities';
import type { AttributionFacts, Platform } from '@aangan/shared-kit/platform/platform';
import type { Breaker } from '../platform/breaker.ts';
import { createHttp } from '../platform/http-client.ts';
import { silentApp } from '../webview/silent-app.ts';
import type { ShellSettings } from './settings.ts';
import type { Visitor } from './visitor.ts';

export interface ServerPlatformParts {
  readonly settings: ShellSettings;
  /** One for all requests: what one visitor learns of an upstream spares the next. */
  readonly breaker: Breaker;
  readonly report: Platform['errors']['report'];
  /** What led the visitor here. */
  readonly attribution: AttributionFacts;
  readonly bucketOf: Platform['experiments']['bucketOf'];
  /** A remote's page alone in an app webview. */
  readonly hybrid: boolean;
}

/** What pages get from the shell while it renders on the server. */
export function serverPlatform(visitor: Visitor, parts: ServerPlatformParts): Platform {
  const { settings, breaker, report, attribution, bucketOf, hybrid } = parts;
  const { device } = visitor;
  let calls = 0;
  return {
    http: createHttp({
      baseUrl: settings.apiUrl,
      breaker,
      device,
      // The visitor's own is not known before the browser runs; everything here is about places in India.
      timezone: 'Asia/Kolkata',
      userAgent: visitor.userAgent,
      ...(visitor.cookie && { cookie: visitor.cookie }),
      requestId: () => `${visitor.requestId}.${++calls}`,
    }),
    session: {
      loggedIn: false,
      account: undefined,
      deviceId: visitor.deviceId,
      city: knownCity(visitor.city),
      chooseCity: () => undefined,
    },
    alerts: { show: () => undefined },
    signUp: { available: false, require: async () => false, takeResumed: () => false },
    sheets: { open: async () => undefined, close: () => undefined },
    errors: { report },
    attribution: { current: () => attribution },
    experiments: { bucketOf, convert: () => undefined },
    analytics: { track: () => undefined },
    scripts: { load: async () => undefined },
    app: hybrid ? silentApp(device, visitor.userAgent) : undefined,
    assets: { url: (path) => `${settings.assetUrl}/${path}` },
    device,
    origin: visitor.origin,
    now: visitor.now,
    hybrid,
    tileUrl: settings.tileUrl,
  };
}

function knownCity(city: string | undefined): string {
  return CITY_SLUGS.find((slug) => slug === city) ?? DEFAULT_CITY;
}
