/** A segment that is a random token: long and with capitals, which no slug and no id has. */
const TOKEN = /\/(?=[\w-]*[A-Z])[\w-]{20,}(?=\/|$)/g;

/**
 * The path of an address for logs: without its query, and with `…` for each token, because whoever has the address of
 * `/alerts/stop/{token}` may act for a person.
 */
export function loggedPath(url: string): string {
  const query = url.indexOf('?');
  return (query < 0 ? url : url.slice(0, query)).replace(TOKEN, '/…');
}
