import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { acceptedSecrets, newestSecret, type Secrets } from '@aangan/shared-kit/domain/secrets';
import { z } from 'zod';

/** The payload of an app login: its account, its expiry and an id of the login itself. */
const appLogin = z.strictObject({
  /** The account's id, or its phone, `+919812345678`. */
  sub: z.union([z.string().startsWith('acc_').max(60), z.string().regex(/^\+\d{5,15}$/)]),
  /** Epoch s. */
  exp: z.number().int(),
  nonce: z.string().regex(/^[\w-]{16,64}$/),
});

export type AppLogin = z.infer<typeof appLogin>;

/** s of an app login's maximum lifetime: it travels from the app's server through the app into the page. */
export const APP_LOGIN_LASTS_S = 300;

/**
 * An app login that the app's server gives to the app: `v1.<JSON in base64url>.<HMAC-SHA-256 of everything before it>`.
 * @param subject account id, or phone with country code
 */
export function issueAppLogin(secret: Secrets, subject: string, now: number): string {
  const login: AppLogin = {
    sub: subject,
    exp: Math.floor(now / 1000) + APP_LOGIN_LASTS_S,
    nonce: randomBytes(16).toString('base64url'),
  };
  const said = `v1.${Buffer.from(JSON.stringify(login)).toString('base64url')}`;
  return `${said}.${signature(newestSecret(secret), said).toString('base64url')}`;
}

/**
 * The payload of an app login; undefined when it is not ours, has expired, or has too long a lifetime. @param now epoch
 * ms
 */
export function readAppLogin(secret: Secrets, token: string, now: number): AppLogin | undefined {
  const [, said = '', payload = '', signed = ''] = /^(v1\.([\w-]{1,1000}))\.([\w-]{43})$/.exec(token) ?? [];
  const isSigned = acceptedSecrets(secret).some((one) => timingSafeEqual(signature(one, said), padded(signed)));
  if (!isSigned) return undefined;
  const login = appLogin.safeParse(json(payload)).data;
  if (!login) return undefined;
  const left = login.exp - now / 1000;
  // Allows a minute of difference between the clocks of two servers.
  return left > 0 && left <= APP_LOGIN_LASTS_S + 60 ? login : undefined;
}

function signature(secret: string, said: string): Buffer {
  return createHmac('sha256', secret).update(said).digest();
}

function padded(signed: string): Buffer {
  return Buffer.concat([Buffer.from(signed, 'base64url')], 32);
}

function json(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    // Signed but not JSON: refused like any malformed login.
    return undefined;
  }
}
