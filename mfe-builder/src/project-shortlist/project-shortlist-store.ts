import { shortlistStore } from '@aangan/shared-kit/platform/shortlist-store';
import { DEVICE_PROJECTS, PROJECTS_CHANGED } from './device-projects.ts';

/** The shortlist of projects. */
export const { announce, toggle } = shortlistStore({
  event: PROJECTS_CHANGED,
  device: DEVICE_PROJECTS,
  noun: 'projects',
  ids: (http) => http.request('GET /api/v1/user/project-shortlist/ids', {}),
  merge: (http, ids) => http.request('POST /api/v1/user/project-shortlist/merge', { json: { ids } }),
  save({ http }, id, wanted) {
    const call = wanted ? 'PUT /api/v1/user/project-shortlist/{id}' : 'DELETE /api/v1/user/project-shortlist/{id}';
    return http.request(call, { params: { id } });
  },
});
