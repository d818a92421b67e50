import type { Http } from '@aangan/shared-kit/platform/http';
import { createBreaker } from '../platform/breaker.ts';
import { createHttp, type HttpClientSettings } from '../platform/http-client.ts';

/** The browser's client: one upstream, this site, behind one breaker for the life of the document. */
export function browserHttp(settings: Omit<HttpClientSettings, 'breaker'>): Http {
  return createHttp({ ...settings, breaker: createBreaker() });
}
