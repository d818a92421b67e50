import type { contactCalls } from '@aangan/shared-kit/contracts/contacts';
import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { viewerCounts } from '../activity/viewer-counts.ts';
import type { Audit } from '../audit/audit.ts';
import type { Database } from '../database/client.ts';
import { recordsById } from '../property/records-by-id.ts';
import type { ApiSettings } from '../server/api-settings.ts';
import { notFound } from '../server/call-error.ts';
import type { CallHandlers } from '../server/register-calls.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { type Asked, allowanceOf, askContact, contactStanding } from './ask-contact.ts';
import {
  contactCounts,
  enquiryOf,
  hideNumber,
  ledgerOf,
  listingsOf,
  ownContact,
  personById,
} from './contacts.queries.ts';
import { decideReport, reportNumber, reportsThatWait } from './number-reports.ts';
import { shownPerson } from './shown-person.ts';
import type { OwnerNotices } from './tell-owner.ts';

export interface ContactParts {
  readonly sessions: Sessions;
  readonly audit: Audit;
  readonly notices: OwnerNotices;
}

/** Entries of a page of the ledger. */
const SIZE = 20;

const NO_SUCH_CONTACT = 'There is no such contact.';

/** Owners' numbers, and the ledger of who has whose. */
export function contactHandlers(
  database: Database,
  { assetUrl, now }: Pick<ApiSettings, 'assetUrl' | 'now'>,
  { sessions, audit, notices }: ContactParts,
): CallHandlers<typeof contactCalls> {
  const answerOf = ({ status, message, contact, owner, allowance, mayAsk }: Asked) => ({
    status,
    message,
    sent: owner !== undefined,
    mayAsk,
    contactId: contact?.id ?? null,
    contact: owner ? shownPerson(owner, contact?.ownerHiddenAt ?? null, now()) : null,
    allowance,
  });

  return {
    async 'POST /api/v3/activity/contact/{propertyId}'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const listingId = params.propertyId.toLowerCase();
      const asked = await askContact(database, { seekerId: accountId, listingId, attribution: kept(body) }, now());
      if (asked.status === 'SENT_NEW' && asked.contact) {
        // The contact stands even if the queue does not take the notice: the owner sees it in the ledger.
        await notices
          .tell(asked.contact.id)
          .catch((error: unknown) => request.log.error({ err: error }, 'an owner was not told of a contact'));
      }
      return answerOf(asked);
    },

    async 'GET /api/v3/user/contacted/{id}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      return answerOf(
        await contactStanding(database, { seekerId: accountId, listingId: params.id.toLowerCase() }, now()),
      );
    },

    async 'GET /api/v3/activity/contact/tenant/{propertyId}'({ params, query }, request) {
      const { accountId } = await sessions.required(request);
      const asked = { ownerId: accountId, seekerId: query.tenantId, listingId: params.propertyId.toLowerCase() };
      const found = await enquiryOf(database, asked);
      const seeker = found && (await personById(database, found.seekerId));
      if (!found || !seeker) throw notFound(NO_SUCH_CONTACT);
      return { contactId: found.id, contact: shownPerson(seeker, found.seekerHiddenAt, now()) };
    },

    async 'GET /api/v1/user/contacts'({ query: { role, page } }, request) {
      const { accountId } = await sessions.required(request);
      const [{ rows, total }, allowance] = await Promise.all([
        ledgerOf(database, accountId, role, { offset: (page - 1) * SIZE, limit: SIZE }),
        allowanceOf(database, accountId, now()),
      ]);
      const ids = [...new Set(rows.map(({ contact }) => contact.listingId))];
      const records = await recordsById(database, ids, assetUrl);
      const entries = rows.map(({ contact, person, report }) => {
        const { ownerHiddenAt, seekerHiddenAt } = contact;
        const [theirs, mine] = role === 'seeker' ? [ownerHiddenAt, seekerHiddenAt] : [seekerHiddenAt, ownerHiddenAt];
        return {
          id: contact.id,
          listing: records.get(contact.listingId) ?? null,
          person: shownPerson(person, theirs, now()),
          contactedOn: contact.createdAt.getTime(),
          myNumberHiddenOn: mine?.getTime() ?? null,
          report,
        };
      });
      return { entries, total, page, size: SIZE, allowance };
    },

    async 'PUT /api/v1/user/contacts/{contactId}/my-number'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const found = await ownContact(database, accountId, params.contactId);
      if (!found) throw notFound(NO_SUCH_CONTACT);
      await hideNumber(database, found, accountId, body.hidden ? new Date(now()) : null);
      return { status: 'success' };
    },

    async 'POST /api/v1/user/contacts/{contactId}/report'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const found = await ownContact(database, accountId, params.contactId);
      if (!found) throw notFound(NO_SUCH_CONTACT);
      const report = { reporterId: accountId, reason: body.reason, at: new Date(now()) };
      return { state: await reportNumber(database, found, report) };
    },

    async 'GET /api/v1/user/listings'({ query: { page } }, request) {
      const { accountId } = await sessions.required(request);
      const { ids, total } = await listingsOf(database, accountId, { offset: (page - 1) * SIZE, limit: SIZE });
      const [records, viewers, contacts] = await Promise.all([
        recordsById(database, ids, assetUrl),
        viewerCounts(database, ids),
        contactCounts(database, ids),
      ]);
      const entries = ids.flatMap((id) => {
        const record: PropertyRecord | undefined = records.get(id);
        return record ? [{ record, viewers: viewers.get(id) ?? 0, contacts: contacts.get(id) ?? 0 }] : [];
      });
      return { entries, total, page, size: SIZE };
    },

    async 'GET /api/v1/staff/contact-reports'(_input, request) {
      await sessions.staff(request);
      return { reports: await reportsThatWait(database) };
    },

    async 'POST /api/v1/staff/contact-reports/{reportId}'({ params, body }, request) {
      const { accountId } = await sessions.staff(request);
      const decided = await decideReport(database, params.reportId, body.state, new Date(now()));
      if (!decided) throw notFound('There is no such report.');
      await audit.note({ event: 'staff-action', accountId, detail: `report-${body.state}` }, request);
      return { state: body.state };
    },
  };
}

/** What was said of where the visitor came from; nothing stands for what was not. */
function kept<Fields extends object>(fields: Fields): { [Name in keyof Fields]: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as never;
}
