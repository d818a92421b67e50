import type { Fault } from '../stack/fault-proxy.ts';

/** The ways in which a file of a remote can be missing or wrong. */
export const FAULT_KINDS = {
  'connection refused': { kind: 'refused' },
  'no answer': { kind: 'hang' },
  'status 500': { kind: 'status', status: 500 },
  'HTML instead of JavaScript': { kind: 'html' },
  'status 404': { kind: 'status', status: 404 },
  'a wrong digest': { kind: 'tampered' },
} as const satisfies Record<string, Fault>;

/** A remote to break, and content of another remote that stays. */
interface Victim {
  readonly remote: string;
  readonly path: string;
  readonly heading: RegExp;
  readonly other: { readonly path: string; readonly heading: RegExp; readonly link: string };
}

const HOME = { path: '/', heading: /Homes from owners/ };
const PLANS = { path: '/tenant/plans', heading: /plan/i };

/** Each remote that is broken; the shell handles all of them alike. */
export const VICTIMS: readonly Victim[] = [
  { remote: 'mfe-search', ...HOME, other: { ...PLANS, link: 'Plans' } },
  { remote: 'mfe-plans', ...PLANS, other: { ...HOME, link: 'Aangan' } },
];

/** The message above a server-rendered page whose scripts do not load. */
export const CAN_BE_READ = 'You can read this page';

/** Titles of the fallbacks: the page's code did not load, its data did not load, it threw. */
export const FALLBACK = /This page could not be loaded|The details could not be loaded|This page stopped working/;

/** Every kind of failure in one remote, and one kind in each other. */
export const BROKEN: readonly (Victim & { readonly kind: string; readonly fault: Fault })[] = VICTIMS.flatMap(
  (victim, index) =>
    Object.entries(FAULT_KINDS)
      .filter(([kind]) => index === 0 || kind === 'status 500')
      .map(([kind, problem]) => ({ ...victim, kind, fault: problem })),
);
