import type { Http } from '@aangan/shared-kit/platform/http';
import { createBreakers } from '../platform/breaker.ts';
import { createHttp, type HttpClientSettings } from '../platform/http-client.ts';

/** The browser's client: one origin, this site, with breakers for the life of the document. */
export function browserHttp(settings: Omit<HttpClientSettings, 'breakers'>): Http {
  return createHttp({ ...settings, breakers: createBreakers() });
}
