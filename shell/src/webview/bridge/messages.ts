import type { AppEvent } from './event-format.ts';

/** What the page tells the app, by kind. */
export interface ToNative {
  /** The page is usable and listens. */
  readonly ready: { readonly path: string };
  /** The page has nothing to go back to: the app leaves the webview. */
  readonly back: object;
  readonly close: object;
  readonly share: { readonly title: string; readonly url: string; readonly text?: string };
  readonly openOutside: { readonly url: string };
  readonly event: AppEvent;
  /** Asks for the contact list; the app asks its own permission first. Answered by `contacts` with the same request. */
  readonly readContacts: { readonly request: string };
  /** Asks for a proof of integrity with this nonce in it. Answered by `integrity` with the same request. */
  readonly proveIntegrity: { readonly request: string; readonly nonce: string };
}

/** A person of the phone's contact list, without a name. */
export interface Contact {
  readonly phone: string;
}

/** What the app tells the page, by kind. */
export interface FromNative {
  /** A login of the app, to be handed over to the site. */
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
  /** The app came to the front again, so that what is shown may be old. */
  readonly resumed: object;
  /** The app puts the webview away; `open` brings it back. */
  readonly putAway: object;
}

export type ToNativeKind = keyof ToNative;
export type FromNativeKind = keyof FromNative;

/** A message as handlers get it. */
export type NativeMessage = {
  [Kind in FromNativeKind]: { readonly kind: Kind; readonly payload: FromNative[Kind] };
}[FromNativeKind];

/** Reads a payload, or gives undefined when it does not have the shape of its kind. */
type Guard<Payload> = (payload: Record<string, unknown>) => Payload | undefined;

/** People of a contact list that are looked at. */
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

/** The numbers of a list; whatever else it says of people is left out. */
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
