import { createHmac, randomInt } from 'node:crypto';

/** Digits of a one-time code: 20 bits, which five attempts cannot guess. */
const OTP_LENGTH = 6;

/** A new code, `042137`, uniformly random. */
export function newOtp(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
}

export function isOtp(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/**
 * The digest of a code that is stored. A million codes are hashed quickly by any function, so a key outside of the
 * table protects them in a copy of it. The attempt's id makes equal codes differ.
 */
export function otpDigest(key: string, attempt: string, code: string): string {
  return createHmac('sha256', key).update(`otp ${attempt} ${code}`).digest('base64url');
}
