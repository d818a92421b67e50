import { createSign } from 'node:crypto';
import { z } from 'zod';

/** The fields of a service account's key file that an access token needs. */
export const serviceAccount = z.object({
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});

export type ServiceAccount = z.infer<typeof serviceAccount>;

const SCOPE = 'https://www.googleapis.com/auth/playintegrity';
/** s of an access token's lifetime. */
const LIFETIME_SECONDS = 3600;

const granted = z.object({ access_token: z.string(), expires_in: z.number() });

/**
 * Access tokens of a service account, each used until shortly before it expires.
 * @param now epoch ms
 */
export function googleAccess(account: ServiceAccount, now: () => number): (signal: AbortSignal) => Promise<string> {
  let current: { token: string; until: number } | undefined;
  return async (signal) => {
    if (current && now() < current.until) return current.token;
    const response = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: assertion(account, Math.floor(now() / 1000)),
      }),
      signal,
    });
    if (!response.ok) throw new Error(`HTTP ${response.status} for an access token`);
    const { access_token: token, expires_in: seconds } = granted.parse(await response.json());
    current = { token, until: now() + (seconds - 60) * 1000 };
    return token;
  };
}

function assertion({ client_email, private_key, token_uri }: ServiceAccount, issuedAt: number): string {
  const claims = { iss: client_email, scope: SCOPE, aud: token_uri, iat: issuedAt, exp: issuedAt + LIFETIME_SECONDS };
  const text = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createSign('RSA-SHA256').update(text).sign(private_key, 'base64url')}`;
}
