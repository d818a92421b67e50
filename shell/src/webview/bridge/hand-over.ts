import { type Http, HttpError } from '@aangan/shared-kit/platform/http';

/**
 * Hands the app's login over to the site. The token goes into the body of one call and nowhere else: not into an
 * address, a report or a log.
 * @throws Error when the site did not take it; the visitor goes on without being logged in
 */
export async function handOver(token: string, http: Http): Promise<void> {
  try {
    await http.request('POST /user/auto-login', { json: { token } });
  } catch (error) {
    // Without its cause, which knows what was sent.
    throw new Error(
      `The app's login was not taken: ${error instanceof HttpError ? (error.status ?? error.kind) : 'no'}`,
    );
  }
}
