/** Kinds of notifications, as their person reads them. `always`: their messages are sent whatever the settings say. */
export const NOTIFICATION_KINDS = {
  visits: { label: 'Visits', always: false },
  contacts: { label: 'Contacts and enquiries', always: false },
  listings: { label: 'Your homes', always: false },
  alerts: { label: 'New homes and prices', always: false },
  chats: { label: 'Chats', always: false },
  rent: { label: 'Paying rent', always: false },
  bookings: { label: 'Home services and agreements', always: false },
  rewards: { label: 'Rewards', always: false },
  support: { label: 'Support', always: false },
  payments: { label: 'Payments and receipts', always: true },
  account: { label: 'Account security', always: true },
} as const satisfies Record<string, { readonly label: string; readonly always: boolean }>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export const NOTIFICATION_KIND_KEYS = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]];

/** Ways on which a message reaches a person besides the list. */
export const NOTICE_WAYS = ['whatsApp', 'email', 'sms'] as const;

export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** Kinds that have settings of their own elsewhere: those decide. */
export const OWN_SETTINGS = ['chats', 'alerts'] as const satisfies readonly NotificationKind[];

/** Kinds that this page decides. */
export const CHOSEN_KINDS = NOTIFICATION_KIND_KEYS.filter(
  (kind) => !NOTIFICATION_KINDS[kind].always && !OWN_SETTINGS.some((own) => own === kind),
) as [NotificationKind, ...NotificationKind[]];

/** Notifications of a page. */
export const NOTIFICATIONS_AT_ONCE = 30;

/** Days after which a notification is deleted. */
export const NOTIFICATION_DAYS = 180;

/** The ways that may be used for a kind. */
export type AllowedWays = Readonly<Record<NoticeWay, boolean>>;

/** How the person can be reached at all. */
export type Reachable = AllowedWays;

/**
 * The way that a message goes: the intended one if it is allowed, else the first that is allowed and reaches the
 * person. Undefined: the message is only in the list.
 */
export function wayOf(
  kind: NotificationKind,
  intended: NoticeWay,
  allowed: AllowedWays,
  reachable: Reachable,
): NoticeWay | undefined {
  const isChosen = CHOSEN_KINDS.some((chosen) => chosen === kind);
  if (!isChosen || allowed[intended]) return intended;
  return NOTICE_WAYS.find((way) => allowed[way] && reachable[way]);
}
