import { type Http, HttpError } from '@aangan/shared-kit/platform/http';

/**
 * Passes the app's login to the site. The token is sent in the body of one call and appears nowhere else: not in an
 * address, a report or a log.
 * @throws Error when the site did not accept it; the visitor stays logged out
 */
export async function handOver(token: string, http: Http): Promise<void> {
  try {
    await http.request('POST /user/auto-login', { json: { token } });
  } catch (error) {
    // Omits the cause, which contains what was sent.
    throw new Error(
      `The app's login was not accepted: ${error instanceof HttpError ? (error.status ?? error.kind) : 'no'}`,
    );
  }
}
