import type { ListingReport, listingReportCalls } from '@aangan/shared-kit/contracts/listing-reports';
import type { Audit } from '../../foundation/audit/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { detailUrl } from '../../search/listings/public.ts';
import { confirmReported, decideListingReport, pausedListings } from './answer-reports.ts';
import { reportsBy, reportsForStaff } from './listing-reports.queries.ts';
import type { ListingReportRow } from './listing-reports.tables.ts';
import type { PauseNotices } from './notify-of-pause.ts';
import { earlierReport, reportListing } from './report-listing.ts';

interface ReportDeps {
  readonly sessions: Sessions;
  readonly audit: Audit;
  readonly pauses: PauseNotices;
}

/** Reports on listings, for visitors, owners and staff. */
export function listingReportHandlers(
  database: Database,
  { now }: Pick<ApiSettings, 'now'>,
  { sessions, audit, pauses }: ReportDeps,
): CallHandlers<typeof listingReportCalls> {
  return {
    async 'GET /api/v1/property/{propertyId}/report'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const found = await earlierReport(database, accountId, params.propertyId.toLowerCase());
      return { report: found ? wireReport(found) : null };
    },

    async 'PUT /api/v1/property/{propertyId}/report'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const listingId = params.propertyId.toLowerCase();
      const at = new Date(now());
      const { report, paused } = await reportListing(database, { reporterId: accountId, listingId, ...body }, at);
      if (paused) {
        // The pause is saved even if the queue rejects the notification: the owner sees it on their page.
        await pauses
          .tell(listingId, at)
          .catch((error: unknown) => request.log.error({ err: error }, 'pause notification was not queued'));
      }
      return { report: wireReport(report) };
    },

    async 'GET /api/v1/user/listing-reports'(_input, request) {
      const { accountId } = await sessions.required(request);
      const rows = await reportsBy(database, accountId);
      return {
        reports: rows.map(({ report, listing }) => ({
          ...wireReport(report),
          propertyId: listing.id,
          title: listing.title,
          url: detailUrl(listing),
        })),
      };
    },

    async 'GET /api/v1/user/listings/reported'(_input, request) {
      const { accountId } = await sessions.required(request);
      return { listings: await pausedListings(database, accountId) };
    },

    async 'POST /api/v1/user/listings/{propertyId}/still-available'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const listingId = params.propertyId.toLowerCase();
      return { active: await confirmReported(database, { ownerId: accountId, listingId, at: new Date(now()) }) };
    },

    async 'GET /api/v1/staff/listing-reports'(_input, request) {
      await sessions.staff(request);
      return { reports: await reportsForStaff(database) };
    },

    async 'POST /api/v1/staff/listing-reports/{reportId}'({ params, body }, request) {
      const { accountId } = await sessions.staff(request);
      const active = await decideListingReport(database, params.reportId, body, new Date(now()));
      if (active === undefined) throw notFound('There is no such report.');
      await audit.note({ event: 'staff-action', accountId, detail: `listing-report-${body.state}` }, request);
      return { state: body.state, listingActive: active };
    },
  };
}

function wireReport({ reason, words, state, outcome, createdAt, decidedAt }: ListingReportRow): ListingReport {
  return {
    reason,
    words: words ?? '',
    state,
    outcome,
    reportedOn: createdAt.getTime(),
    decidedOn: decidedAt?.getTime() ?? null,
  };
}
