import { isReferralCode, REFERRAL_COOKIE } from '@aangan/shared-kit/domain/referral-code';
import type { FastifyRequest } from 'fastify';

/** The referral code of the link that brought the visitor in the last 30 days, or undefined. */
export function savedReferral({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [, code] = new RegExp(`(?:^|;\\s*)${REFERRAL_COOKIE}=([^;]*)`).exec(headers.cookie ?? '') ?? [];
  return code !== undefined && isReferralCode(code) ? code : undefined;
}
