/**
 * Registered deals that a visitor may open in a day.
 * Source: services-and-platform, sections 6 and 9 (3 for guests, 9 for logged-in users).
 */
export function dealsADay(loggedIn: boolean): number {
  return loggedIn ? 9 : 3;
}
