import { createHmac, randomInt } from 'node:crypto';

/** Digits of a one-time code: 20 bits, which five tries cannot guess. */
const OTP_LENGTH = 6;

/** A new code, `042137`, every one as likely as the others. */
export function newOtp(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
}

export function isOtp(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/**
 * What is kept of a code. A million codes are hashed in no time whatever the function, so what protects them in a copy
 * of the table is a key that is not in it. The attempt's id makes equal codes differ.
 */
export function otpDigest(key: string, attempt: string, code: string): string {
  return createHmac('sha256', key).update(`otp ${attempt} ${code}`).digest('base64url');
}
