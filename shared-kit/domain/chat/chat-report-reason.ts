/** Why somebody reports a conversation, with the label in the form. */
export const CHAT_REPORT_REASONS = {
  MONEY_BEFORE_VISIT: 'They ask for money before a visit',
  BROKER: 'They are a broker',
  ABUSE: 'They are rude or threaten',
  SPAM: 'They advertise something else',
  NOT_THE_OWNER: 'They are not the owner',
  DISCRIMINATION: 'They turn people like me away',
  OTHER: 'Something else',
} as const;

export type ChatReportReason = keyof typeof CHAT_REPORT_REASONS;

export const CHAT_REPORT_REASON_KEYS = Object.keys(CHAT_REPORT_REASONS) as [ChatReportReason, ...ChatReportReason[]];

/** Most characters of a report's text. */
export const CHAT_REPORT_WORDS_AT_MOST = 500;
