/**
 * The times of a grievance: until it is acknowledged and decided, and for an appeal after that.
 * Source: Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules 2021, rules 3(2) and 3A.
 */
export const GRIEVANCE_TIMES = {
  /** We acknowledge it at once. */
  acknowledgedInHours: 24,
  /** Of unlawful or false content, and of impersonation. */
  contentDecidedInHours: 72,
  decidedInDays: 15,
  appealInDays: 30,
} as const;
