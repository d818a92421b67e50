import { z } from 'zod';
import type { CallContracts } from './call.ts';

/** Results of the phone check. Source: product-and-plans, section 4 (login and sign-up flow). */
export const PHONE_STATUS = { newUser: 10002, existingUser: 10003 } as const;

/** Channels of a one-time code. */
export const OTP_CHANNELS = ['SMS', 'VOICE', 'WHATSAPP', 'EMAIL'] as const;

/** Purpose of a one-time code; a code is worthless for any other purpose. */
export const OTP_PURPOSES = [
  'login',
  'sign-up',
  'email',
  'mobile-update',
  'secondary-number',
  'password-reset',
  'staff',
  'rent-pay',
] as const;

/** As typed; validated together with its dial code. Errors use the specification's words. */
const phone = z.string().trim().max(40);
const dialCode = z.string().trim().max(8).default('+91');
const email = z.string().trim().max(320);
const name = z.string().trim().max(200);
const password = z.string().max(200);
const otp = z.string().trim().max(12);
/** Identifies one attempt to log in or sign up: a code works only in the browser that asked for it. */
const attempt = z.string().regex(/^[\w-]{22}$/);

/** The person who logged in. The name is empty while an account made by phone and code alone has none. */
const loggedIn = z.object({
  loggedIn: z.literal(true),
  /** True when the account was just created. */
  created: z.boolean(),
  account: z.object({ id: z.string(), name: z.string() }),
});

/** Status of a sent code. */
export const sentOtp = z.object({
  attempt,
  channel: z.enum(OTP_CHANNELS),
  /** `+91 98•••••210`, `a••••@example.com`, or `your verified e-mail` where only the phone was named. */
  sentTo: z.string(),
  /** s until another may be asked for. */
  resendAfterSeconds: z.number().int(),
  /** s until it expires. */
  expiresInSeconds: z.number().int(),
  /** Wrong attempts that are left. */
  triesLeft: z.number().int(),
});

export type SentOtp = z.infer<typeof sentOtp>;
export type LoggedIn = z.infer<typeof loggedIn>;

export const identityCalls = {
  'POST /api/v1/user/phone/check': {
    summary: 'Whether a phone number has an account: 10002 new, 10003 existing',
    body: z.object({ phone, dialCode }),
    personal: true,
    answer: z.object({
      statusCode: z.union([z.literal(PHONE_STATUS.newUser), z.literal(PHONE_STATUS.existingUser)]),
    }),
  },
  'POST /api/v1/user/otp/send': {
    summary: 'Sends a one-time code for logging in or signing up, to the phone or to the account’s e-mail',
    body: z.object({
      purpose: z.enum(['login', 'sign-up', 'password-reset']).default('login'),
      phone: phone.optional(),
      dialCode,
      /** Instead of a phone, in e-mail mode. */
      email: email.optional(),
      channel: z.enum(OTP_CHANNELS).default('SMS'),
      /** Of the previous code, when this is another one. */
      attempt: attempt.optional(),
    }),
    personal: true,
    answer: sentOtp,
  },
  'POST /api/v1/user/otp/verify': {
    summary: 'Logs in with the code that was sent to the phone',
    body: z.object({ attempt, otp }),
    personal: true,
    answer: loggedIn,
  },
  'POST /api/v1/user/otp/verify/email': {
    summary: 'Logs in with the code that was sent to the e-mail address',
    body: z.object({ attempt, otp }),
    personal: true,
    answer: loggedIn,
  },
  'POST /api/v1/user/password/verify': {
    summary: 'Logs in with a password',
    body: z.object({ phone: phone.optional(), dialCode, email: email.optional(), password }),
    personal: true,
    answer: loggedIn,
  },
  'POST /api/v1/user/account/create': {
    summary: 'Makes an account for a phone whose code was right, and logs in',
    body: z.object({
      attempt,
      otp,
      name,
      email,
      /** Omitted until the person has chosen. */
      whatsAppOptIn: z.boolean().optional(),
      /** `?ref=` of the link that brought the visitor. */
      referralCode: z.string().max(20).optional(),
    }),
    personal: true,
    answer: loggedIn,
  },
  'POST /api/v1/user/account/create/otp': {
    summary: 'Makes an account from a phone and its code alone; name and e-mail may follow',
    body: z.object({
      attempt,
      otp,
      name: name.optional(),
      email: email.optional(),
      /** Omitted until the person has chosen. */
      whatsAppOptIn: z.boolean().optional(),
    }),
    personal: true,
    answer: loggedIn,
  },
  'POST /api/v1/user/password/forgot': {
    summary: 'Sends a code with which a new password can be set; says the same whether there is an account or not',
    body: z.object({ phone: phone.optional(), dialCode, email: email.optional() }),
    personal: true,
    answer: sentOtp,
  },
  'POST /api/v1/user/password/reset': {
    summary: 'Sets a new password with the code, ends all other sessions, and logs in',
    body: z.object({ attempt, otp, password }),
    personal: true,
    answer: loggedIn,
  },
  'POST /api/v1/user/password/set': {
    summary: 'Sets or changes the password of who is logged in; other sessions end',
    body: z.object({ current: password.optional(), password }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'POST /api/v1/user/mobile/update': {
    summary: 'Sends a code to the new number; a later call with the code moves the account to it',
    /** A login older than 15 minutes needs the password again, or answers 403. */
    body: z.object({ phone, dialCode, password: password.optional(), attempt: attempt.optional() }),
    personal: true,
    answer: sentOtp,
  },
  'POST /api/v1/user/mobile/update/verify': {
    summary: 'Moves the account to the new number with its code',
    body: z.object({ attempt, otp }),
    personal: true,
    answer: z.object({ status: z.literal('success'), phone: z.string() }),
  },
  'POST /api/v1/user/mobile/secondary': {
    summary: 'Sends a code to a second number',
    body: z.object({ phone, dialCode, attempt: attempt.optional() }),
    personal: true,
    answer: sentOtp,
  },
  'POST /api/v1/user/mobile/secondary/verify': {
    summary: 'Keeps the second number with its code',
    body: z.object({ attempt, otp }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'GET /api/v3/user/info': {
    summary: 'Who is logged in; an app may name its own login instead of a cookie',
    query: z.object({ externalUserToken: z.string().max(4000).optional() }),
    personal: true,
    answer: z.object({
      status: z.enum(['success', 'anonymous']),
      id: z.string().nullable(),
      name: z.string().nullable(),
      /** The visitor's own, with country code. */
      user_phone: z.string().nullable(),
      user_email: z.string().nullable(),
      isLoggedIn: z.boolean(),
      vipMember: z.boolean(),
      whatsAppOptIn: z.enum(['TRUE', 'FALSE']).nullable(),
      nri: z.boolean(),
      emailVerified: z.boolean(),
      hasPassword: z.boolean(),
      secondaryPhone: z.string().nullable(),
      timeZone: z.string(),
      quietFrom: z.number().int(),
      quietTo: z.number().int(),
      /** Whether they have listed a home, whatever its state: the account menu has the entries of owners. */
      ownsHomes: z.boolean(),
    }),
  },
  'POST /user/auto-login': {
    summary: "Takes an app's login over into the site's own session",
    body: z.object({ token: z.string().min(1).max(4000) }),
    personal: true,
    answer: z.object({ loggedIn: z.boolean() }),
  },
  'POST /user/logout': {
    summary: 'Ends the session',
    body: z.object({}).optional(),
    personal: true,
    answer: z.object({ loggedIn: z.literal(false) }),
  },
  'POST /api/v1/pi-account/explore/hs/user/register-login': {
    summary: 'Registers or logs in somebody who orders a home service, by phone and code',
    body: z.object({ phone, dialCode, name: name.optional(), attempt: attempt.optional(), otp: otp.optional() }),
    personal: true,
    answer: z.union([
      sentOtp.extend({ status: z.literal('OTP_SENT') }),
      loggedIn.extend({ status: z.literal('LOGGED_IN') }),
    ]),
  },
  'POST /api/v1/pi-account/explore/hs/user/autologin': {
    summary: "Takes over an app's login in its pages of home services",
    body: z.object({ token: z.string().min(1).max(4000) }),
    personal: true,
    answer: z.object({ loggedIn: z.boolean() }),
  },
  'POST /api/v1/account/save/email': {
    summary: 'Saves the e-mail of who is logged in; a verified one stays until the code of the new one is used',
    /** Changing a verified e-mail with a login older than 15 minutes needs the password again, or answers 403. */
    body: z.object({ email, password: password.optional() }),
    personal: true,
    answer: z.object({ status: z.literal('success'), verificationSent: z.boolean() }),
  },
  'POST /api/v1/account/verify/email': {
    summary: 'Verifies the e-mail with the code that was sent to it',
    body: z.object({ otp }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'POST /api/v1/account/save/profile': {
    summary: 'Saves name, time zone and quiet hours of who is logged in',
    body: z.object({
      name: name.optional(),
      timeZone: z.string().max(60).optional(),
      quietFrom: z.number().int().min(0).max(23).optional(),
      quietTo: z.number().int().min(0).max(23).optional(),
    }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'GET /api/v1/whatsapp/opt/status': {
    summary: 'Whether WhatsApp may be used; null until the person has said',
    personal: true,
    answer: z.object({ optIn: z.enum(['TRUE', 'FALSE']).nullable() }),
  },
  'POST /api/v1/whatsapp/opt': {
    summary: 'Says whether WhatsApp may be used',
    query: z.object({ optIn: z.enum(['TRUE', 'FALSE']) }),
    personal: true,
    answer: z.object({ optIn: z.enum(['TRUE', 'FALSE']) }),
  },
  'POST /api/v1/user/nri/check': {
    summary: 'Whether the visitor is an NRI user, where the country cookie does not say',
    body: z.object({}).optional(),
    personal: true,
    answer: z.object({ data: z.object({ nri: z.boolean() }) }),
  },
} as const satisfies CallContracts;
