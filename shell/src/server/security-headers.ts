import type { FastifyInstance } from 'fastify';
import { BASE_POLICY, REPORT_PATH } from './content-security-policy.ts';
import type { ShellSettings } from './settings.ts';

/** Device features that pages may use. All others are off, also in frames of other companies. */
const PERMISSIONS = {
  geolocation: 'self',
  payment: 'self',
  camera: '',
  microphone: 'self',
  'display-capture': '',
  usb: '',
  serial: '',
  hid: '',
  midi: '',
  'browsing-topics': '',
} as const;

/** Headers of every answer, for any page. */
const SECURITY_HEADERS = {
  'content-security-policy': BASE_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Card checkout and sign-in windows are opened by pages and need their opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': Object.entries(PERMISSIONS)
    .map(([feature, allowed]) => `${feature}=(${allowed})`)
    .join(', '),
  'reporting-endpoints': `csp="${REPORT_PATH}"`,
} as const satisfies Record<string, string>;

/** One year: browsers that visited over https always return over https. */
const HTTPS_ONLY = 'max-age=31536000; includeSubDomains';

export function securityHeaders(app: FastifyInstance, settings: Pick<ShellSettings, 'publicUrl'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    if (isSecure(settings, request)) reply.header('strict-transport-security', HTTPS_ONLY);
    done();
  });
}

/** Whether the site is visited over https. Its public address takes precedence. */
export function isSecure({ publicUrl }: Pick<ShellSettings, 'publicUrl'>, { protocol }: { protocol: string }): boolean {
  return publicUrl ? publicUrl.startsWith('https:') : protocol === 'https';
}
