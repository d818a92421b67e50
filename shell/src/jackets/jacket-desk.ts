import type { Jacket, JacketAction } from '@aangan/shared-kit/contracts/jackets';
import { deviceShortlist } from '@aangan/shared-kit/platform/device-shortlist';
import { deviceViews } from '@aangan/shared-kit/platform/device-views';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { LiveSession } from '../session/live-session.ts';
import { reportedAudiences } from './reported-audiences.ts';

/** The calls for suggestions, as this visitor. */
export interface JacketDesk {
  /** The suggestion for this page, or null. */
  ask(business: string): Promise<Jacket | null>;
  /** Records the reaction. @returns whether it was recorded; false when the suggestion may not be shown now */
  note(jacketId: string, action: JacketAction): Promise<boolean>;
}

export interface JacketDeskDeps {
  readonly http: Http;
  readonly live: LiveSession;
  readonly deviceId: string;
}

export function jacketDesk({ http, live, deviceId }: JacketDeskDeps): JacketDesk {
  const uId = () => live.getState().account?.id ?? deviceId;
  return {
    async ask(business) {
      const { nri } = live.getState();
      const viewedOn = deviceViews().map((view) => view.viewedOn);
      const reported = reportedAudiences({ shortlisted: deviceShortlist().length, viewedOn, nri }, Date.now());
      const json = { business, uId: uId(), sP: location.pathname.slice(0, 300), typeToAudienceIdsMap: reported };
      return (await http.request('POST /api/v1/jacket/get', { json })).jacket;
    },
    async note(jacketId, action) {
      const { status } = await http.request('POST /api/v1/jacket/persist/audit/{jacketId}', {
        params: { jacketId },
        json: { uId: uId(), action },
      });
      return status === 'noted';
    },
  };
}
