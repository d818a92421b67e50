import type { DocumentState } from '../browser/document-state.ts';
import { consentOf } from '../consent/consent.ts';
import { browserRefusesTracking } from '../consent/refuses-tracking.ts';
import { saveCategory, saveCity } from '../platform/cookies.ts';
import { persistentCookieText } from '../platform/persistent-cookie.ts';
import { arrive } from './arrival.ts';
import { referralCookie } from './referral-cookie.ts';

interface Arriving {
  readonly document: Pick<Document, 'cookie' | 'referrer'>;
  readonly navigator: Navigator;
  /** Address of the document. */
  readonly url: URL;
  /** Epoch ms. */
  readonly now: number;
}

/** Saves in cookies what the server saves with a document that no cache has stored: see `note-arrival.ts`. */
export function saveArrival(
  { toSave, cookieDomain }: Pick<DocumentState, 'toSave' | 'cookieDomain'>,
  { document, navigator, url, now }: Arriving,
): void {
  if (!toSave) return;
  if (toSave.city) saveCity(document, toSave.city);
  if (toSave.category) saveCategory(document, toSave.category);
  const { cookie: cookies, referrer } = document;
  const allowed = consentOf(cookies, browserRefusesTracking(navigator)).marketing !== 'denied';
  const { cookies: arrived } = arrive({ url, referrer: referrer || undefined, cookies, allowed, now });
  for (const { name, value, days } of [...arrived, ...referralCookie({ url, cookies, allowed })]) {
    document.cookie = persistentCookieText(name, encodeURIComponent(value), days, { url, domain: cookieDomain });
  }
}
