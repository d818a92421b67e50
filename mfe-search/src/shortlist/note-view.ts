import { deleteDeviceViews, deviceViews, saveView } from '@aangan/shared-kit/platform/device-views';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { Platform } from '@aangan/shared-kit/platform/platform';

/**
 * Stores a view on this device; for a logged-in person it is sent to the account, with those stored before.
 * @throws HttpError when the account rejects them: they stay on the device until the next view
 */
export async function noteView({ http, session }: Pick<Platform, 'http' | 'session'>, id: string): Promise<void> {
  saveView({ id, viewedOn: Date.now() });
  if (session.loggedIn) await mergeViews(http);
}

/**
 * Merges the views of this device into the account.
 * @throws HttpError when the account rejects them: they stay on the device
 */
export async function mergeViews(http: Http): Promise<void> {
  await http.request('POST /api/v1/user/activity/merge', { json: { viewed: deviceViews() } });
  deleteDeviceViews();
}
