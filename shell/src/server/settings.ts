import path from 'node:path';
import { z } from 'zod';
import { isOriginPattern, type OriginPattern } from '../override/allowed-origins.ts';
import { type ScriptAddresses, scriptAddresses } from '../scripts/script-addresses.ts';

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

const scriptAddress = z.union([z.literal(''), address]).default('');

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Where this server reaches the API. */
  API_URL: address.default('http://127.0.0.1:3002'),
  /** Where this server reaches the asset origin. */
  ASSET_ORIGIN: address.default('http://127.0.0.1:3001'),
  /** Prefix of assets for browsers: a CDN, or this server's own path to the asset origin. */
  ASSET_URL: z.string().default('/assets'),
  /** Public origin of the site; else the request's own. */
  PUBLIC_URL: z.union([z.literal(''), address]).default(''),
  DATA_DIR: z.string().default('.data'),
  TILE_URL: z.string().default(''),
  /** The product's domain, for cookies that all of its hosts share: `aangan.example`. */
  COOKIE_DOMAIN: z.union([z.literal(''), z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)]).default(''),
  /** Scripts of other companies; what has no address is not loaded. */
  MAPS_SCRIPT_URL: scriptAddress,
  PIXEL_SCRIPT_URL: scriptAddress,
  PUSH_SCRIPT_URL: scriptAddress,
  CARD_CHECKOUT_SCRIPT_URL: scriptAddress,
  SUPPORT_CHAT_SCRIPT_URL: scriptAddress,
  /** Hosts besides this site's own to which visitors may be sent on, and forms may lead: `pay.example, app.example`. */
  RETURN_HOSTS: hostList,
  /** Whose word about a visitor's address and protocol counts: addresses and ranges of the proxies in front. */
  TRUSTED_PROXIES: z.string().default('loopback, linklocal, uniquelocal'),
  /** MB of rendered markup kept for visitors who ask for the same; 0 renders every page anew. */
  MARKUP_MEMORY: z.coerce.number().min(0).default(32),
  /** Opens the staff area to who knows it; empty where there is none. */
  STAFF_TOKEN: z.union([z.literal(''), z.string().min(24)]).default(''),
  /** Where builds of local overrides may come from: `http://localhost:*, https://*.tunnel.example`. Empty: nobody may. */
  OVERRIDE_ORIGINS: originList,
  /** Signs the cookies of local overrides; made of STAFF_TOKEN unless told. */
  OVERRIDE_SECRET: z.union([z.literal(''), z.string().min(24)]).default(''),
  /** Off: browsers get a worker that removes itself and all that was kept. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** ms between two looks at the registry. */
  REGISTRY_POLL_MS: z.coerce.number().int().min(10).default(500),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export interface ShellSettings {
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string;
  readonly assetOrigin: string;
  readonly assetUrl: string;
  /** Without a slash at the end; empty when the request tells. */
  readonly publicUrl: string;
  /** Folder of the registry. */
  readonly artifacts: string;
  readonly tileUrl: string;
  /** Empty for the request's own host. */
  readonly cookieDomain: string;
  /** Addresses of other companies' scripts. */
  readonly scripts: ScriptAddresses;
  readonly returnHosts: readonly string[];
  readonly trustedProxies: string;
  /** Bytes of rendered markup to remember. */
  readonly markupMemory: number;
  /** Empty where there is no staff area. */
  readonly staffToken: string;
  /** Where builds of local overrides may come from; empty where there are none. */
  readonly overrideOrigins: readonly OriginPattern[];
  /** Signs the cookies of local overrides; empty where there are none. */
  readonly overrideSecret: string;
  /** Whether pages may be kept for reading without a network. */
  readonly serviceWorker: boolean;
  /** ms between two looks at the registry. */
  readonly registryPollMs: number;
  readonly logLevel: string;
}

/** @throws ZodError naming the variable that is wrong. */
export function shellSettings(env: NodeJS.ProcessEnv): ShellSettings {
  const values = environment.parse(env);
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
    }),
    returnHosts: values.RETURN_HOSTS,
    trustedProxies: values.TRUSTED_PROXIES,
    markupMemory: values.MARKUP_MEMORY * 1024 * 1024,
    staffToken: values.STAFF_TOKEN,
    overrideOrigins: values.OVERRIDE_ORIGINS,
    overrideSecret: values.OVERRIDE_SECRET || values.STAFF_TOKEN,
    serviceWorker: values.SERVICE_WORKER === 'on',
    registryPollMs: values.REGISTRY_POLL_MS,
    logLevel: values.LOG_LEVEL,
  };
}

function withoutSlash(text: string): string {
  return text.replace(/\/$/, '');
}
