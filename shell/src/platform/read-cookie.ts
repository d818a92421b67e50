/**
 * The value of one cookie, or undefined.
 * @param cookies a `cookie` header or `document.cookie`
 */
export function readCookie(cookies: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  const pair = cookies?.split(/; */).find((text) => text.startsWith(start));
  if (pair === undefined) return undefined;
  const value = pair.slice(start.length);
  try {
    return decodeURIComponent(value);
  } catch {
    // Another program's encoding: returned unchanged.
    return value;
  }
}
