import { listingReportCalls } from '@aangan/shared-kit/contracts/listing-reports';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { staffCallDepsOf } from '../../people/staff/public.ts';
import { listingReportHandlers } from './listing-reports.routes.ts';
import * as tables from './listing-reports.tables.ts';
import { pauseNotices } from './notify-of-pause.ts';

/** Reports by people on listings. */
export const listingReports = defineModule({
  name: 'trust/listing-reports',
  calls: listingReportCalls,
  handlers: (api) =>
    listingReportHandlers({
      ...api.use(staffCallDepsOf),
      pauses: pauseNotices(api.use(noticeDepsOf)),
    }),
  tables,
  personalData: {
    tables: [
      {
        name: 'listingReports',
        table: tables.listingReport,
        people: [tables.listingReport.reporterId],
        hidden: ['weight'],
        onDeletion: { clear: { words: null } },
      },
      {
        name: 'answersToReports',
        table: tables.listingReportAnswer,
        people: [tables.listingReportAnswer.ownerId],
        onDeletion: { keep: 'Says that the answer was used; it names an opaque account.' },
      },
    ],
  },
  staffQueues: [{ title: 'Reports about listings', list: 'GET /api/v1/staff/listing-reports', role: 'listings' }],
});
