import { CITY_SLUGS } from '@aangan/shared-kit/domain/cities';
import type { OutsideScript } from '@aangan/shared-kit/platform/platform';
import { asksForNoHeader } from '../app/header-rule.ts';
import type { ConsentPurpose } from '../consent/consent.ts';
import { compilePattern, matchPattern } from '../routing/path-pattern.ts';

/** When a script loads automatically; a page may request it earlier. */
export type ScriptMoment = 'page usable' | 'first click';

interface ScriptRule {
  /** Patterns of its paths, as the specification writes them. */
  readonly on: readonly string[];
  readonly except?: readonly string[];
  /** Not on pages about one person, which their remotes declare as personal. */
  readonly exceptPersonal?: true;
  readonly moment: ScriptMoment;
  /** The consent that it needs; absent where the page does not work without the script. */
  readonly purpose?: ConsentPurpose;
  /** Other conditions on the address. */
  readonly unless?: (search: string) => boolean;
}

const DETAIL_PAGES = [
  '/property/{propertyType}/{propertySubType}/{text}/{propertyId}/detail',
  '/property/{propertyType}/{text}/{propertyId}/detail',
  '/property/{text}/{propertyId}/detail',
];

/** Sheets that pages open inside of others, and pages with a chat of their own. */
const OVERLAYS = ['/*/banner', '/*/nudge', '/skynet/*', '/nb-call-log', '/sidenav/*'];
const CHATS = ['/chats', '/newChat', '/inbound-chat', '/notifications/chats', '/support-chat'];

const STAFF = ['/staff/*'];

const PAYMENT = ['/pay-rent', '/bill-account*', '/rent-pay-*', '/pay-property-rent-online'];

/**
 * Other companies' scripts, and the routes that load them. The specification names the three pages of the card
 * checkout; the routes of the others are our own design.
 * Source: services-and-platform, section 2 (page load behaviour; rent payment: headerFalse).
 */
export const SCRIPT_RULES: Readonly<Record<OutsideScript, ScriptRule>> = {
  maps: { on: [...DETAIL_PAGES, '/locationtracking/{leadId}', '/capture/poi'], moment: 'page usable' },
  pixel: {
    on: ['/*'],
    except: [...PAYMENT, ...CHATS, ...OVERLAYS, ...STAFF],
    exceptPersonal: true,
    moment: 'page usable',
    purpose: 'marketing',
  },
  push: {
    on: ['/', ...CITY_SLUGS.map((city) => `/${city}/{category}`), ...DETAIL_PAGES, '/profile/shortlist'],
    moment: 'page usable',
    purpose: 'marketing',
  },
  'card-checkout': {
    on: ['/pay-rent', '/rent-pay-upload-rental-agreement', '/bill-account-upload-rental-agreement'],
    moment: 'page usable',
    unless: asksForNoHeader,
  },
  'support-chat': { on: ['/*'], except: [...CHATS, ...OVERLAYS, ...STAFF], moment: 'first click', purpose: 'support' },
};

interface ScriptPage extends Pick<Location, 'pathname' | 'search'> {
  /** The page's remote declares it as personal. */
  readonly personal: boolean;
}

/** The scripts that load automatically at a moment on a page. */
export function scriptsOf(moment: ScriptMoment, { pathname, search, personal }: ScriptPage): OutsideScript[] {
  return (Object.keys(SCRIPT_RULES) as OutsideScript[]).filter((script) => {
    const rule = SCRIPT_RULES[script];
    if (rule.moment !== moment || rule.unless?.(search) || (personal && rule.exceptPersonal)) return false;
    return matchesAny(rule.on, pathname) && !matchesAny(rule.except ?? [], pathname);
  });
}

function matchesAny(patterns: readonly string[], pathname: string): boolean {
  return patterns.some((pattern) => matchPattern(compilePattern(pattern), pathname) !== undefined);
}
