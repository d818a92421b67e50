interface ReasonFacts {
  /** Label in the form. */
  readonly label: string;
  /** Means that the home is no longer available. */
  readonly gone?: true;
  /** Requires free text. */
  readonly words?: true;
}

/** Why somebody reports a listing. */
export const LISTING_REPORT_REASONS = {
  ALREADY_GONE: { label: 'It is already rented out or sold', gone: true },
  WRONG_PRICE: { label: 'The price is wrong' },
  WRONG_PHOTOS: { label: 'The photos are of another place' },
  NOT_THE_OWNER: { label: 'It is not the owner’s listing, or a broker’s' },
  DUPLICATE: { label: 'It is listed twice' },
  MONEY_BEFORE_VISIT: { label: 'I was asked for money before a visit' },
  DISCRIMINATION: { label: 'People like me were turned away' },
  OTHER: { label: 'Something else', words: true },
} as const satisfies Record<string, ReasonFacts>;

export type ListingReportReason = keyof typeof LISTING_REPORT_REASONS;

export const LISTING_REPORT_REASON_KEYS = Object.keys(LISTING_REPORT_REASONS) as [
  ListingReportReason,
  ...ListingReportReason[],
];

/** Whether the reason means that the home is no longer available. */
export function saysGone(reason: ListingReportReason): boolean {
  return 'gone' in LISTING_REPORT_REASONS[reason];
}

/** Whether the reason requires free text. */
export function needsWords(reason: ListingReportReason): boolean {
  return 'words' in LISTING_REPORT_REASONS[reason];
}

/** Most characters of a report's text. */
export const REPORT_WORDS_AT_MOST = 500;

/** Status of a report, in words for its author. */
export const LISTING_REPORT_STATES = {
  received: 'Received. Our staff will check it.',
  looked_at: 'Checked.',
  upheld: 'You were right.',
  dismissed: 'We found nothing wrong.',
} as const;

export type ListingReportState = keyof typeof LISTING_REPORT_STATES;

/** Action taken on a report, in words for its author. */
export const LISTING_REPORT_OUTCOMES = {
  LISTING_TAKEN_DOWN: 'The listing was taken down.',
  LISTING_CORRECTED: 'The listing was corrected.',
  OWNER_WARNED: 'The owner was warned.',
  OWNER_CONFIRMED: 'The owner says that it is still available.',
  NOTHING_WRONG_FOUND: 'The listing stays as it is.',
} as const;

export type ListingReportOutcome = keyof typeof LISTING_REPORT_OUTCOMES;
