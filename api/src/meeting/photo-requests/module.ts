import { photoRequestCalls } from '@aangan/shared-kit/contracts/photo-requests';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { photoRequestJobs } from './notify-of-requests.ts';
import { photoRequestHandlers } from './photo-requests.routes.ts';
import * as tables from './photo-requests.tables.ts';

/** Seekers ask owners for photos. */
export const photoRequests = defineModule({
  name: 'meeting/photo-requests',
  calls: photoRequestCalls,
  handlers: (api) => photoRequestHandlers(api.use(callDepsOf)),
  jobs: (api) => photoRequestJobs(api.use(noticeDepsOf)),
  tables,
  personalData: {
    tables: [{ name: 'photoRequests', table: tables.photoRequest, onDeletion: 'remove' }],
  },
});
