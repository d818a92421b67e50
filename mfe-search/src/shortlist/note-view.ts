import { deviceViews, forgetDeviceViews, keepView } from '@aangan/shared-kit/platform/device-views';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { Platform } from '@aangan/shared-kit/platform/platform';

/**
 * Keeps a view on this device; of who has logged in it goes to the account, with those kept here before.
 * @throws HttpError when the account does not take them: they stay here until the next one
 */
export async function noteView({ http, session }: Pick<Platform, 'http' | 'session'>, id: string): Promise<void> {
  keepView({ id, viewedOn: Date.now() });
  if (session.loggedIn) await mergeViews(http);
}

/**
 * Gives the views of this device to the account.
 * @throws HttpError when the account does not take them: they stay here
 */
export async function mergeViews(http: Http): Promise<void> {
  await http.request('POST /api/v1/user/activity/merge', { json: { viewed: deviceViews() } });
  forgetDeviceViews();
}
