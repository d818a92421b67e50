import { createHmac } from 'node:crypto';
import pg from 'pg';
import { APP_ROLE } from './roles.ts';

/** ms for the first connection of the role. */
const CONNECTED_WITHIN_MS = 5_000;

/**
 * Address of the API's role on a server whose roles may be created from here: the embedded one, and those of tests.
 * Its password is derived from the owner's, so that it needs no file.
 * @param ownerUrl address of the login that migrates
 */
export function appUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.password = createHmac('sha256', decodeURIComponent(url.password)).update(APP_ROLE).digest('base64url');
  url.username = APP_ROLE;
  return url.href;
}

/** Whether an address names the API's role. */
export function isAppUrl(url: string): boolean {
  return URL.canParse(url) && new URL(url).username === APP_ROLE;
}

/**
 * Lets the API's role log in, with the password of {@link appUrl}. The database is migrated, so the role exists.
 * @returns that address, or undefined when the owner may not change roles: then the server's operator decides
 */
export async function openAppLogin(ownerUrl: string): Promise<string | undefined> {
  const url = appUrl(ownerUrl);
  if (await canLogIn(url)) return url;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Its letters are those of base64url, which need no quoting.
    await client.query(`alter role ${APP_ROLE} login password '${new URL(url).password}'`);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '42501') return undefined;
    // Another process on this server has just done it.
    if (!(await canLogIn(url))) throw error;
  } finally {
    await client.end();
  }
  return url;
}

async function canLogIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTED_WITHIN_MS });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
