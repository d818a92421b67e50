import { availableParallelism } from 'node:os';
import path from 'node:path';
import { CONNECTION_TIMEOUTS } from '@aangan/shared-kit/domain/connection-timeouts';
import { isSecondFactorRequired } from '@aangan/shared-kit/domain/second-factor-setting';
import { type Secrets, secretsProblem } from '@aangan/shared-kit/domain/secrets';
import { drainSeconds } from '@aangan/shared-kit/server/readiness';
import { z } from 'zod';
import { isOriginPattern, type OriginPattern } from '../override/allowed-origins.ts';
import { trustedKeys } from '../registry/signatures/release-keys.ts';
import { type ScriptAddresses, scriptAddresses } from '../scripts/script-addresses.ts';
import { type Crawler, crawlerList, KNOWN_CRAWLERS } from '../visit-limits/crawlers.ts';
import { visitRules } from '../visit-limits/limit-visits.ts';
import type { VisitRule } from '../visit-limits/visit-counts.ts';
import type { QueueLimits } from './fair-queue.ts';

const address = z.url({ protocol: /^https?$/ });

const hostList = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i)));

const originList = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().refine(isOriginPattern, 'must be like http://localhost:* or https://*.tunnel.example')));

/** `new,old`: the first makes new values, all are accepted. */
const secretList = z
  .string()
  .default('')
  .transform((text, context): Secrets => {
    const [first = '', ...others] = text.split(',').map((secret) => secret.trim());
    if (text === '') return '';
    const problem = secretsProblem([first, ...others]);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
    return others.length === 0 ? first : [first, ...others];
  });

const trustedKeyList = z
  .string()
  .default('')
  .superRefine((text, context) => {
    try {
      trustedKeys(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: String(error) });
    }
  });

function crawlersOrIssue(text: string, context: z.RefinementCtx): Crawler[] {
  try {
    return crawlerList(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: String(error) });
    return z.NEVER;
  }
}

const milliseconds = (usual: number) => z.coerce.number().int().min(100).default(usual);

const count = (usual: number) => z.coerce.number().int().min(1).default(usual);

const scriptAddress = z.union([z.literal(''), address]).default('');

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Address on which it listens: this machine alone by default. */
  HOST: z.string().default('127.0.0.1'),
  /** Address of the API for this server. */
  API_URL: address.default('http://127.0.0.1:3002'),
  /** Address of the asset origin for this server. */
  ASSET_ORIGIN: address.default('http://127.0.0.1:3001'),
  /** Prefix of assets for browsers: a CDN, or this server's own path to the asset origin. */
  ASSET_URL: z.string().default('/assets'),
  /** Public origin of the site. The request's own origin is used without it. */
  PUBLIC_URL: z.union([z.literal(''), address]).default(''),
  DATA_DIR: z.string().default('.data'),
  /** Public keys whose releases are used: `search-2026:<key>, search-2025:<key>@2026-06-30`. */
  RELEASE_KEYS: trustedKeyList,
  TILE_URL: z.string().default(''),
  /** The product's domain, for cookies that all of its hosts share: `aangan.example`. */
  COOKIE_DOMAIN: z.union([z.literal(''), z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)]).default(''),
  /** Scripts of other companies. A script without an address is not loaded. */
  MAPS_SCRIPT_URL: scriptAddress,
  PIXEL_SCRIPT_URL: scriptAddress,
  PUSH_SCRIPT_URL: scriptAddress,
  CARD_CHECKOUT_SCRIPT_URL: scriptAddress,
  SUPPORT_CHAT_SCRIPT_URL: scriptAddress,
  CHALLENGE_SCRIPT_URL: scriptAddress,
  /** Hosts besides this site's own that redirects and forms may lead to: `pay.example, app.example`. */
  RETURN_HOSTS: hostList,
  /** Addresses and ranges of the proxies in front, whose forwarded address and protocol are trusted. `none`: no proxy. */
  TRUSTED_PROXIES: z.string().default('loopback, linklocal, uniquelocal'),
  /** MB of rendered markup that is cached for identical requests. 0 renders every page again. */
  MARKUP_CACHE_MB: z.coerce.number().min(0).default(32),
  /** s for which a cache in front of the site may store a document that visitors share. 0: none stores documents. */
  DOCUMENT_CACHE_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /**
   * Threads that render pages, besides the spare one: by default one for two processors. 0 renders in the thread of the
   * server, where nothing stops a remote that does not return: for measurements and debuggers.
   */
  RENDERERS: z.coerce
    .number()
    .int()
    .min(0)
    .default(Math.max(1, Math.floor(availableParallelism() / 2))),
  /** ms for which a renderer that computes may give no sign of life before it is replaced. */
  RENDERER_STALL_MS: milliseconds(1000),
  /** MB of JavaScript heap of a renderer. It is replaced at three quarters of them. */
  RENDERER_HEAP_MB: z.coerce.number().int().min(64).default(512),
  /** Token that opens the staff area. There is no staff area when it is empty. */
  STAFF_TOKEN: secretList,
  /**
   * Origins that builds of local overrides may come from: `http://localhost:*, https://*.tunnel.example`. Empty: none.
   */
  OVERRIDE_ORIGINS: originList,
  /** Signs the cookies of local overrides. Derived from STAFF_TOKEN by default. */
  OVERRIDE_SECRET: secretList,
  /** When off, browsers get a service worker that removes itself and everything it cached. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** ms between two polls of the registry. */
  REGISTRY_POLL_MS: z.coerce.number().int().min(10).default(500),
  /** ms for the header of a request, for a whole request, and between two requests of a connection. */
  HEADERS_TIMEOUT_MS: milliseconds(CONNECTION_TIMEOUTS.headersMs),
  REQUEST_TIMEOUT_MS: milliseconds(CONNECTION_TIMEOUTS.requestMs),
  IDLE_TIMEOUT_MS: milliseconds(CONNECTION_TIMEOUTS.idleMs),
  /** Connections of one network. */
  CONNECTIONS_PER_NETWORK: count(1024),
  /** Pages, calls and files that are worked on at a time, of all visitors and of one network. */
  PAGES_AT_ONCE: count(24),
  PAGES_PER_NETWORK: count(8),
  CALLS_AT_ONCE: count(48),
  CALLS_PER_NETWORK: count(16),
  FILES_AT_ONCE: count(64),
  FILES_PER_NETWORK: count(24),
  /** Requests of one network that wait for their turn, and ms that they wait. */
  WAITING_PER_NETWORK: count(500),
  WAITING_MS: milliseconds(10_000),
  /** Pages, and calls that read listings, of one network. */
  PAGES_PER_MINUTE: count(300),
  PAGES_PER_HOUR: count(6000),
  SEARCHES_PER_MINUTE: count(600),
  SEARCHES_PER_HOUR: count(12_000),
  /** Crawlers that may read everything, with the domains of their machines. */
  CRAWLERS: z.string().default(KNOWN_CRAWLERS).transform(crawlersOrIssue),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export interface ShellSettings {
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string;
  readonly assetOrigin: string;
  readonly assetUrl: string;
  /** Without a slash at the end. Empty: the request's own origin is used. */
  readonly publicUrl: string;
  /** Folder of the registry. */
  readonly artifacts: string;
  readonly tileUrl: string;
  /** Empty: the request's own host is used. */
  readonly cookieDomain: string;
  /** Addresses of other companies' scripts. */
  readonly scripts: ScriptAddresses;
  readonly returnHosts: readonly string[];
  /** False: no proxy is trusted. */
  readonly trustedProxies: string | false;
  /** Bytes of rendered markup to cache. */
  readonly markupCache: number;
  /** s for which a cache in front may store a document that visitors share. */
  readonly documentCacheSeconds: number;
  readonly renderers: { readonly count: number; readonly stallMs: number; readonly heapMb: number };
  /** Empty when there is no staff area. */
  readonly staffToken: Secrets;
  /** Staff need a second factor. */
  readonly secondFactorRequired: boolean;
  /** Origins that builds of local overrides may come from. Empty when overrides are off. */
  readonly overrideOrigins: readonly OriginPattern[];
  /** Signs the cookies of local overrides. Empty when overrides are off. */
  readonly overrideSecret: Secrets;
  /** Whether pages may be cached for offline reading. */
  readonly serviceWorker: boolean;
  /** ms between two polls of the registry. */
  readonly registryPollMs: number;
  readonly timeouts: typeof CONNECTION_TIMEOUTS;
  /** s for which a server that is asked to stop still answers. */
  readonly drainSeconds: number;
  /** Connections of one network. */
  readonly connectionsPerNetwork: number;
  /** What is worked on at a time. */
  readonly queues: Readonly<Record<'pages' | 'calls' | 'files', QueueLimits>>;
  /** What one network may read. */
  readonly visitLimits: Readonly<Record<'pages' | 'searches', readonly VisitRule[]>>;
  /** May read everything. */
  readonly crawlers: readonly Crawler[];
  readonly logLevel: string;
}

/** @throws ZodError or SettingsProblems naming the variable that is wrong */
export function shellSettings(env: NodeJS.ProcessEnv): ShellSettings {
  const values = environment.parse(env);
  const waiting = { waitingPerKey: values.WAITING_PER_NETWORK, waitMs: values.WAITING_MS };
  return {
    port: values.PORT,
    host: values.HOST,
    apiUrl: withoutSlash(values.API_URL),
    assetOrigin: withoutSlash(values.ASSET_ORIGIN),
    assetUrl: withoutSlash(values.ASSET_URL),
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    artifacts: path.resolve(values.DATA_DIR, 'artifacts'),
    tileUrl: values.TILE_URL,
    cookieDomain: values.COOKIE_DOMAIN,
    scripts: scriptAddresses({
      maps: values.MAPS_SCRIPT_URL,
      pixel: values.PIXEL_SCRIPT_URL,
      push: values.PUSH_SCRIPT_URL,
      'card-checkout': values.CARD_CHECKOUT_SCRIPT_URL,
      'support-chat': values.SUPPORT_CHAT_SCRIPT_URL,
      challenge: values.CHALLENGE_SCRIPT_URL,
    }),
    returnHosts: values.RETURN_HOSTS,
    trustedProxies: values.TRUSTED_PROXIES !== 'none' && values.TRUSTED_PROXIES,
    markupCache: values.MARKUP_CACHE_MB * 1024 * 1024,
    documentCacheSeconds: values.DOCUMENT_CACHE_SECONDS,
    renderers: { count: values.RENDERERS, stallMs: values.RENDERER_STALL_MS, heapMb: values.RENDERER_HEAP_MB },
    staffToken: values.STAFF_TOKEN,
    secondFactorRequired: isSecondFactorRequired(env),
    overrideOrigins: values.OVERRIDE_ORIGINS,
    overrideSecret: values.OVERRIDE_SECRET || values.STAFF_TOKEN,
    serviceWorker: values.SERVICE_WORKER === 'on',
    registryPollMs: values.REGISTRY_POLL_MS,
    timeouts: {
      headersMs: values.HEADERS_TIMEOUT_MS,
      requestMs: values.REQUEST_TIMEOUT_MS,
      idleMs: values.IDLE_TIMEOUT_MS,
    },
    drainSeconds: drainSeconds(env),
    connectionsPerNetwork: values.CONNECTIONS_PER_NETWORK,
    queues: {
      pages: { atOnce: values.PAGES_AT_ONCE, perKey: values.PAGES_PER_NETWORK, ...waiting },
      calls: { atOnce: values.CALLS_AT_ONCE, perKey: values.CALLS_PER_NETWORK, ...waiting },
      files: { atOnce: values.FILES_AT_ONCE, perKey: values.FILES_PER_NETWORK, ...waiting },
    },
    visitLimits: {
      pages: visitRules({ aMinute: values.PAGES_PER_MINUTE, anHour: values.PAGES_PER_HOUR }),
      searches: visitRules({ aMinute: values.SEARCHES_PER_MINUTE, anHour: values.SEARCHES_PER_HOUR }),
    },
    crawlers: values.CRAWLERS,
    logLevel: values.LOG_LEVEL,
  };
}

function withoutSlash(text: string): string {
  return text.replace(/\/$/, '');
}
