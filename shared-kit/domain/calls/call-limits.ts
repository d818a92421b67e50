/** Numbers of calls between people. Times are ms. */
export const CALL_LIMITS = {
  /** Calls that a person places in a day in India. */
  aDay: 30,
  /** Calls to the same person in a day in India. */
  toOnePerson: 6,
  /** Requests to be called back, to the same person in a day in India. */
  asksToOnePerson: 1,
  /** Calls in one page of the log. */
  page: 25,
  /** Missed calls that are listed. */
  missed: 50,
  /** Whom a person who dials the bridge number reaches: the last partner within this time. */
  inboundMs: 7 * 86_400_000,
  /** Days that a call is stored. */
  days: 400,
} as const;
