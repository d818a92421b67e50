/**
 * Distinct registered deals that a visitor may open in a day. The "daily unlock limit 3" of the same line is read as the
 * guest's. Source: services-and-platform, sections 6 and 9 (3 for guests, 9 for logged-in users).
 */
export function dealsADay(loggedIn: boolean): number {
  return loggedIn ? 9 : 3;
}
