import type { AppEvent } from './event-format.ts';

/** Messages from the page to the app, by kind. */
export interface ToNative {
  /** The page is usable and listens. */
  readonly ready: { readonly path: string };
  /** The page has no history to go back to, so the app closes the webview. */
  readonly back: object;
  readonly close: object;
  readonly share: { readonly title: string; readonly url: string; readonly text?: string };
  readonly openOutside: { readonly url: string };
  readonly event: AppEvent;
  /**
   * Requests the contact list. The app asks for its own permission first. Answered by `contacts` with the same request.
   */
  readonly readContacts: { readonly request: string };
  /** Requests a proof of integrity with this nonce. Answered by `integrity` with the same request. */
  readonly proveIntegrity: { readonly request: string; readonly nonce: string };
}

/** A person of the phone's contact list, without a name. */
export interface Contact {
  readonly phone: string;
}

/** Messages from the app to the page, by kind. */
export interface FromNative {
  /** A login of the app, to be passed to the site. */
  readonly token: { readonly token: string };
  /** The phone's Back was pressed. */
  readonly backPressed: object;
  /** The app's build number. */
  readonly version: { readonly version: number };
  /** The phone's contacts, and those of them who use the app. */
  readonly contacts: {
    readonly request: string;
    readonly contacts: readonly Contact[];
    readonly friends: readonly Contact[];
  };
  readonly integrity: { readonly request: string; readonly token: string };
  /** Shows another page of the same remote in the webview that is open. */
  readonly open: { readonly path: string };
  /** The app is in the foreground again, so the visible data may be stale. */
  readonly resumed: object;
  /** The app hides the webview. `open` shows it again. */
  readonly putAway: object;
}

export type ToNativeKind = keyof ToNative;
export type FromNativeKind = keyof FromNative;

/** A message as handlers get it. */
export type NativeMessage = {
  [Kind in FromNativeKind]: { readonly kind: Kind; readonly payload: FromNative[Kind] };
}[FromNativeKind];

/** Parses a payload; undefined when it does not have the shape of its kind. */
type Guard<Payload> = (payload: Record<string, unknown>) => Payload | undefined;

/** Maximum number of contacts that are read. */
const CONTACTS_AT_MOST = 2000;

const empty: Guard<object> = () => ({});

/** The shape of each kind. */
export const FROM_NATIVE: { readonly [Kind in FromNativeKind]: Guard<FromNative[Kind]> } = {
  token: ({ token }) => (isText(token, 4000) ? { token } : undefined),
  backPressed: empty,
  version: ({ version }) =>
    typeof version === 'number' && Number.isSafeInteger(version) && version > 0 ? { version } : undefined,
  contacts({ request, contacts, friends = [] }) {
    const [known, using] = [contactsOf(contacts), contactsOf(friends)];
    return isText(request, 40) && known && using ? { request, contacts: known, friends: using } : undefined;
  },
  integrity: ({ request, token }) => (isText(request, 40) && isText(token, 20_000) ? { request, token } : undefined),
  open: ({ path }) => (isText(path, 2000) && /^\/(?![/\\])/.test(path) ? { path } : undefined),
  resumed: empty,
  putAway: empty,
};

/** The phone numbers of a list. Everything else about people is dropped. */
function contactsOf(list: unknown): Contact[] | undefined {
  if (!Array.isArray(list) || list.length > CONTACTS_AT_MOST) return undefined;
  const phones = list.map((contact: unknown) =>
    typeof contact === 'object' && contact !== null && 'phone' in contact ? contact.phone : undefined,
  );
  return phones.every((phone) => isText(phone, 30)) ? phones.map((phone) => ({ phone })) : undefined;
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longest;
}
