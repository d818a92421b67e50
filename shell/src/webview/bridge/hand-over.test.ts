import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { handOver } from './hand-over.ts';

const SECRET = 'eyJhbGciOi.secret';

describe("passing the app's login to the site", () => {
  it('sends it in the body of one call', async () => {
    const { http, calls } = fakePlatform({ answers: { 'POST /user/auto-login': { loggedIn: true } } });
    await handOver(SECRET, http);
    expect(calls).toEqual([{ call: 'POST /user/auto-login', input: { json: { token: SECRET } } }]);
  });

  it('leaves no trace of it in the error when it is refused', async () => {
    const { http } = fakePlatform({ answers: { 'POST /user/auto-login': fakeHttpError(404) } });
    const error: Error = await handOver(SECRET, http).then(
      () => new Error('taken'),
      (thrown: Error) => thrown,
    );
    expect(error.message).toBe("The app's login was not accepted: 404");
    expect(`${error.message}${error.stack}${String(error.cause)}`).not.toContain(SECRET);
    expect(error.cause).toBeUndefined();
  });
});
