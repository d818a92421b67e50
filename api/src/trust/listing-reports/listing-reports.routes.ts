import type { ListingReport, listingReportCalls } from '@aangan/shared-kit/contracts/listing-reports';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { detailUrl } from '../../search/listings/public.ts';
import { confirmReported, decideListingReport, pausedListings, reopenListingReport } from './answer-reports.ts';
import { countOpenReports, reportsBy, reportsForStaff } from './listing-reports.queries.ts';
import type { ListingReportRow } from './listing-reports.tables.ts';
import type { PauseNotices } from './notify-of-pause.ts';
import { earlierReport, reportListing } from './report-listing.ts';

const QUEUE = { queue: 'listing-reports', role: 'listings' } as const;

interface ReportDeps extends StaffCallDeps {
  readonly pauses: PauseNotices;
}

/** Reports on listings, for visitors, owners and staff. */
export function listingReportHandlers({
  database,
  sessions,
  now,
  decisions,
  pauses,
}: ReportDeps): CallHandlers<typeof listingReportCalls> {
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
      await sessions.staff(request, 'listings');
      return { reports: await reportsForStaff(database) };
    },

    async 'GET /api/v1/staff/listing-reports/waiting'(_input, request) {
      await sessions.staff(request, 'listings');
      return { waiting: await countOpenReports(database) };
    },

    async 'POST /api/v1/staff/listing-reports/{reportId}'({ params, body }, request) {
      const staff = await sessions.staff(request, 'listings');
      const { reason, ...decision } = body;
      const listingActive = await database.transaction(async (transaction) => {
        const active = await decideListingReport(transaction, params.reportId, decision, new Date(now()));
        if (active === undefined) throw callError('no-report');
        const what = 'outcome' in decision ? decision.outcome : decision.state;
        const decided = { ...QUEUE, caseId: params.reportId, decision: what, reason, reversible: true };
        await decisions.note(decided, { staff, request, transaction });
        return active;
      });
      return { state: body.state, listingActive };
    },

    async 'DELETE /api/v1/staff/listing-reports/{reportId}/decision'({ params }, request) {
      const staff = await sessions.staff(request, 'listings');
      await database.transaction(async (transaction) => {
        await decisions.takeBack({ ...QUEUE, caseId: params.reportId }, { staff, request, transaction });
        await reopenListingReport(transaction, params.reportId);
      });
      return { waits: true as const };
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
