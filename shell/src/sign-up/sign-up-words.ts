import type { SignUpFlow, SignUpReason } from '@aangan/shared-kit/platform/platform';
import type { SignUpTask } from './sign-up-state.ts';

/** Titles of sign-up for releases that name a flow only. Pages give a reason of their own since contract 1.3. */
const FLOW_TITLES = {
  contact: 'Log in to see the owner’s number',
  shortlist: 'Log in to save this home',
  visit: 'Log in to book a visit',
  photos: 'Log in to ask for photos',
  report: 'Log in to report this listing',
  chat: 'Log in to chat with the owner',
  'premium-filter': 'Log in to use this filter',
  plan: 'Log in to choose a plan',
  note: 'Log in to save your note',
  account: 'Log in',
} as const satisfies Record<SignUpFlow, string>;

/** The reason in the words of the page, or those of a flow that older releases name. */
export function reasonOf(flow: SignUpFlow | SignUpReason): SignUpReason {
  return typeof flow === 'string' ? { name: flow, title: FLOW_TITLES[flow] } : flow;
}

/** First line under the title, by purpose. */
export const TASK_LEADS = {
  'log-in': 'Enter your number to log in or sign up.',
  mobile: 'Enter your new number. We send a code to confirm that it is yours.',
  secondary: 'Enter a second number. We send a code to confirm that it is yours.',
} as const satisfies Record<SignUpTask, string>;

/** Names of the channels of a code. An e-mail address names itself. */
export const CHANNEL_WORDS = {
  SMS: { sentBy: ' by SMS', ask: 'Send SMS again' },
  VOICE: { sentBy: ' in a call', ask: 'Call me' },
  WHATSAPP: { sentBy: ' on WhatsApp', ask: 'WhatsApp' },
  EMAIL: { sentBy: '', ask: 'Send e-mail again' },
} as const;

/** Shown by the alert box after a login. Source: services-and-platform, section 8 (sign-in). */
export const SIGNED_IN_MESSAGE = 'Signed in Successfully';

/** Title of the dialog when it asks for another number. */
export const NUMBER_TITLES = {
  mobile: 'Change your mobile number',
  secondary: 'Add a second number',
} as const satisfies Record<Exclude<SignUpTask, 'log-in'>, string>;
