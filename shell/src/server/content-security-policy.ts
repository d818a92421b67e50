import { randomBytes } from 'node:crypto';

/** Origins besides the site's own that a document uses, by purpose: `https://maps.example`. */
export interface OutsideSources {
  readonly script?: readonly string[];
  readonly style?: readonly string[];
  readonly connect?: readonly string[];
  readonly image?: readonly string[];
  readonly font?: readonly string[];
  readonly media?: readonly string[];
  readonly frame?: readonly string[];
  /** Targets of forms. */
  readonly form?: readonly string[];
  /** Names of the Trusted Types policies that outside scripts create. */
  readonly trustedTypes?: readonly string[];
}

/** How the policy knows the scripts of its document: by a nonce that is new, or by the digests of their files. */
export type AllowedScripts = { readonly nonce: string } | { readonly digests: readonly string[] };

export interface PolicyFacts {
  readonly scripts: AllowedScripts;
  /** The site is visited over https. */
  readonly secure: boolean;
  readonly outside: OutsideSources;
}

/** Address for browsers' reports of violations. */
export const REPORT_PATH = '/platform/csp-report';

/** New for each document, so that it cannot be guessed: 128 bits in base64. */
export function freshNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The policy of a document. Its own scripts run by their nonce or digest and may load further scripts
 * (`strict-dynamic`). The listed origins are for browsers without `strict-dynamic`. Styles come from files. Of inline styles, only the `style`
 * attributes that React writes are allowed.
 */
export function documentPolicy({ scripts, secure, outside }: PolicyFacts): string {
  const directives: Readonly<Record<string, readonly string[] | undefined>> = {
    'default-src': ["'self'"],
    'script-src': [...ownScripts(scripts), "'strict-dynamic'", "'self'", ...(outside.script ?? [])],
    'style-src': ["'self'", ...(outside.style ?? [])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(outside.image ?? [])],
    'font-src': ["'self'", ...(outside.font ?? [])],
    // A page draws the poster of a video that is being uploaded.
    'media-src': ["'self'", 'blob:', ...(outside.media ?? [])],
    'connect-src': ["'self'", ...(outside.connect ?? [])],
    'frame-src': ["'self'", ...(outside.frame ?? [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...(outside.form ?? [])],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...(outside.trustedTypes ?? [])],
    'upgrade-insecure-requests': secure ? [] : undefined,
    'report-uri': [REPORT_PATH],
    'report-to': ['csp'],
  };
  return policyText(directives);
}

function ownScripts(scripts: AllowedScripts): string[] {
  return 'nonce' in scripts ? [`'nonce-${scripts.nonce}'`] : scripts.digests.map((digest) => `'${digest}'`);
}

/** For data and files. Opened as a page of their own, they may do nothing. */
export const DATA_POLICY = policyText({
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

/** The default for answers without a stricter policy. */
export const BASE_POLICY = policyText({
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/** For the static error page, which has no script and a few styles in attributes. */
export const PLAIN_PAGE_POLICY = policyText({
  'default-src': ["'none'"],
  'style-src-attr': ["'unsafe-inline'"],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

/** All sources of several lists, without duplicates. */
export function allSources(lists: readonly OutsideSources[]): OutsideSources {
  const sources: Record<string, string[]> = {};
  for (const list of lists) {
    for (const [use, origins] of Object.entries(list)) {
      sources[use] = [...new Set([...(sources[use] ?? []), ...origins])];
    }
  }
  return sources;
}

function policyText(directives: Readonly<Record<string, readonly string[] | undefined>>): string {
  return Object.entries(directives)
    .flatMap(([name, values]) => (values ? [[name, ...values].join(' ')] : []))
    .join('; ');
}
