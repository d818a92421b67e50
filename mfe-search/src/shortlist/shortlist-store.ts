import { DEVICE_SHORTLIST } from '@aangan/shared-kit/platform/device-shortlist';
import { shortlistStore } from '@aangan/shared-kit/platform/shortlist-store';
import { SHORTLIST_CHANGED } from './shortlist-changed.ts';

/** The shortlist of homes. */
export const { announce, toggle } = shortlistStore({
  event: SHORTLIST_CHANGED,
  device: DEVICE_SHORTLIST,
  noun: 'homes',
  ids: (http) => http.request('GET /api/v1/user/shortlist/ids', {}),
  merge: (http, ids) => http.request('POST /api/v1/user/shortlist/merge', { json: { ids } }),
  save({ http, analytics }, id, wanted) {
    analytics.track('shortlist', { propertyId: id, shortlisted: wanted });
    const call = wanted ? 'PUT /api/v1/user/shortlist/{propertyId}' : 'DELETE /api/v1/user/shortlist/{propertyId}';
    return http.request(call, { params: { propertyId: id } });
  },
});
