import type { Http } from '@aangan/shared-kit/platform/http';
import type { Device } from '@aangan/shared-kit/platform/platform';
import type { FromNative } from '../bridge/messages.ts';
import { syncDue } from './sync-rule.ts';
import type { SyncStateStore } from './sync-state.ts';

/** Contact and friend sync: off until the phone's owner agrees, and off again when they withdraw consent. */
export interface ContactMatching {
  agreed(): boolean;
  agree(): Promise<void>;
  /**
   * Also deletes the site's data.
   * @throws HttpError when the site could not be called; no contacts are sent afterwards in any case
   */
  withdraw(): Promise<void>;
  /** Sends the contacts if that is allowed and due. Never throws. */
  sync(): Promise<void>;
}

interface ContactMatchingDeps {
  readonly device: Device;
  readonly deviceId: string;
  readonly http: Http;
  readonly syncState: SyncStateStore;
  /** Asks the app for the phone's contacts. */
  readonly readContacts: () => Promise<FromNative['contacts']>;
  /** Epoch ms. */
  readonly now: () => number;
}

export function contactMatching({
  device,
  deviceId,
  http,
  syncState,
  readContacts,
  now,
}: ContactMatchingDeps): ContactMatching {
  const agreed = () => syncState.read().agreedAt !== undefined;

  async function send(): Promise<void> {
    const { contacts, friends } = await readContacts();
    // The owner may have withdrawn consent meanwhile.
    if (!agreed()) return;
    await http.request('POST /api/v1/app/check-existing', {
      form: { trackId: deviceId, flag: 'true', type: 'CONTACTS', contacts: JSON.stringify(contacts) },
    });
    await http.request('POST /api/v1/ingestion/pgInfo', {
      json: { mbTrackId: deviceId, data: [...friends], syncTime: now() },
    });
  }

  async function sync(): Promise<void> {
    const known = syncState.read();
    if (!syncDue(device, known, now())) return;
    syncState.write({ ...known, triedAt: now() });
    // Failures of sync are ignored (services-and-platform, section 8). The next day tries again.
    await send().catch(() => undefined);
  }

  return {
    agreed,
    async agree() {
      syncState.write({ agreedAt: now() });
      await sync();
    },
    async withdraw() {
      syncState.write({});
      await http.request('POST /api/v1/app/check-existing', { form: { trackId: deviceId, flag: 'false' } });
    },
    sync,
  };
}
