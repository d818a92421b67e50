import { SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import { CallError } from '../../foundation/server/public.ts';

/** A validation error of one form field. The message is for people and is shown next to the field. */
export function fieldError(field: string, message: string, reason = message): CallError {
  return new CallError(400, message, [{ field: `body.${field}`, reason }]);
}

export const phoneError = (message: string = SIGN_UP_MESSAGES.phone) => fieldError('phone', message);
export const emailError = () => fieldError('email', SIGN_UP_MESSAGES.email);
export const otpError = (reason?: string) => fieldError('otp', SIGN_UP_MESSAGES.otp, reason);
export const passwordError = (field = 'password') => fieldError(field, SIGN_UP_MESSAGES.password);

export const PHONE_TAKEN = 'This number already has an account. Log in instead.';
export const PHONE_TAKEN_BY_OTHER = 'This number already has another account.';
export const OWN_NUMBER = 'This is already the number of your account.';
export const EMAIL_TAKEN = 'This e-mail already has an account. Use another one.';
export const NO_ACCOUNT = 'There is no account for this number. Sign up instead.';
export const OTP_EXPIRED = 'This code has expired. Ask for a new one.';
export const OTP_USED = 'This code is already used. Ask for a new one.';
export const OTP_NOT_SENT = 'We could not send the code right now. Try WhatsApp or a call instead.';
export const MAIL_NOT_SENT = 'We could not send the e-mail right now. Try again in a moment.';
export const LOGIN_AGAIN = 'For your safety, log in again before you change this.';
export const COOKIES_NEEDED = 'Your browser blocks cookies. Allow them for this site to log in.';
export const COUNTRY_NOT_SERVED = 'We cannot send codes to this country. Log in with your e-mail or password instead.';
export const COUNTRY_FULL =
  'We cannot send more codes to this country right now. Log in with your e-mail or password, or try again later.';
