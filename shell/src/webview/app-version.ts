/**
 * The build number that an app's webview adds to the user agent, `AanganAndroid/1209`, or 0 when there is none.
 */
export function appVersionOf(userAgent: string): number {
  return Number(/\bAangan(?:Android|IOS)\/(\d{1,9})(?![\d.])/.exec(userAgent)?.[1] ?? 0);
}
