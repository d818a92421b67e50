import { ATTRIBUTION_COOKIES } from '../attribution/attribution-cookies.ts';
import { persistentCookieText } from '../platform/persistent-cookie.ts';
import { CONSENT_COOKIE, CONSENT_DAYS, type Consent, type ConsentPurpose, consentOf, consentValue } from './consent.ts';
import { browserRefusesTracking } from './refuses-tracking.ts';

type ConsentChoices = Readonly<Partial<Record<ConsentPurpose, 'granted' | 'denied'>>>;

/** The visitor's consent in this document; it is stored only in the cookie, so that the server knows it too. */
export interface ConsentStore {
  current(): Consent;
  /** The browser refuses tracking everywhere: a choice here changes nothing. */
  readonly refusesTracking: boolean;
  choose(choices: ConsentChoices): void;
  /** Calls back after each choice. */
  subscribe(listener: () => void): void;
}

interface ConsentStoreDeps {
  readonly window: Pick<Window, 'document' | 'navigator' | 'location'>;
  readonly cookieDomain: string;
  /** Epoch ms. */
  readonly now: () => number;
}

export function consentStore({ window, cookieDomain, now }: ConsentStoreDeps): ConsentStore {
  const { document, navigator, location } = window;
  const listeners = new Set<() => void>();
  const refusesTracking = browserRefusesTracking(navigator);
  const current = () => consentOf(document.cookie, refusesTracking);
  const place = { url: location, domain: cookieDomain };
  return {
    current,
    refusesTracking,
    choose(choices) {
      const value = consentValue({ ...consentOf(document.cookie), ...choices }, now());
      document.cookie = persistentCookieText(CONSENT_COOKIE, value, CONSENT_DAYS, place);
      if (current().marketing === 'denied') {
        for (const name of ATTRIBUTION_COOKIES) document.cookie = persistentCookieText(name, '', 0, place);
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => void listeners.add(listener),
  };
}
