import { isValidEmail } from './email.ts';
import { GRIEVANCE_TIMES } from './grievance-times.ts';
import { internationalPhone } from './international-phone.ts';
import { HOUR_MS } from './time-spans.ts';

/** Grievances about unlawful or false content are decided sooner. */
const CONTENT_MS = GRIEVANCE_TIMES.contentDecidedInHours * HOUR_MS;
const OTHERS_MS = GRIEVANCE_TIMES.decidedInDays * 24 * HOUR_MS;

/**
 * What a grievance is about, and the time in which the law wants it decided, in ms.
 * Source: Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules 2021, rule 3(2).
 */
export const GRIEVANCE_KINDS = {
  content: { label: 'False, harmful or unlawful content: a listing, a photo, a message', decideMs: CONTENT_MS },
  impersonation: { label: 'Somebody uses my name, my number or my home', decideMs: CONTENT_MS },
  privacy: { label: 'My personal data', decideMs: OTHERS_MS },
  money: { label: 'A payment, a plan or a refund', decideMs: OTHERS_MS },
  people: { label: 'How an owner, a seeker or our staff behaved', decideMs: OTHERS_MS },
  other: { label: 'Something else', decideMs: OTHERS_MS },
} as const satisfies Record<string, { readonly label: string; readonly decideMs: number }>;

export type GrievanceKind = keyof typeof GRIEVANCE_KINDS;

export const GRIEVANCE_KIND_KEYS = Object.keys(GRIEVANCE_KINDS) as [GrievanceKind, ...GrievanceKind[]];

export function isGrievanceKind(text: string): text is GrievanceKind {
  return Object.hasOwn(GRIEVANCE_KINDS, text);
}

/** When a grievance must be decided, epoch ms. */
export function grievanceDue(kind: GrievanceKind, receivedAt: number): number {
  return receivedAt + GRIEVANCE_KINDS[kind].decideMs;
}

/** Outcome of a grievance. */
export const GRIEVANCE_OUTCOMES = ['upheld', 'declined'] as const;

export type GrievanceOutcome = (typeof GRIEVANCE_OUTCOMES)[number];

export const GRIEVANCE_TEXT = { least: 10, most: 4000 } as const;
/** Characters of a link or number that it refers to. */
export const GRIEVANCE_SUBJECT_MOST = 300;

/** Grievances that one person may send in a day; more are mostly mistakes. */
export const GRIEVANCES_A_DAY = 5;

/** The validation error of the text; undefined when it is valid. */
export function grievanceTextError(text: string): string | undefined {
  const { length } = text.trim();
  if (length < GRIEVANCE_TEXT.least) return 'Tell us what happened, in at least one sentence.';
  return length > GRIEVANCE_TEXT.most ? `Use at most ${GRIEVANCE_TEXT.most} characters.` : undefined;
}

/** The validation error of the address for our answer; undefined when it is valid. */
export function grievanceContactError(typed: string): string | undefined {
  return contactOf(typed) ? undefined : 'Enter an e-mail address or a mobile number for our answer.';
}

/** Where an answer is sent: an e-mail address, or a number in its stored form. Undefined for anything else. */
export function contactOf(typed: string): { readonly email: string } | { readonly phone: string } | undefined {
  const text = typed.trim();
  if (isValidEmail(text)) return { email: text };
  const phone = internationalPhone(text);
  return phone === undefined ? undefined : { phone };
}
