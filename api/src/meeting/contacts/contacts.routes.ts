import type { contactCalls } from '@aangan/shared-kit/contracts/contacts';
import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { mayActivate } from '@aangan/shared-kit/domain/active-status';
import { type CallHandlers, callError, notFound } from '../../foundation/server/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { viewerCounts } from '../../search/activity/public.ts';
import { recordsById } from '../../search/listings/public.ts';
import { allowanceOf } from './allowance.ts';
import { type Asked, askContact, contactStatusOf } from './ask-contact.ts';
import { claimHandlers } from './contact-claims.routes.ts';
import { type ContactDeps, NO_SUCH_CONTACT } from './contact-deps.ts';
import { holdOf } from './contact-outcome.ts';
import { contactStaffHandlers } from './contact-staff.routes.ts';
import {
  contactCounts,
  enquiryOf,
  hideNumber,
  ledgerOf,
  listingsOf,
  openReports,
  ownContact,
} from './contacts.queries.ts';
import { countOpenReports, decideReport, reopenReport, reportNumber, reportsThatWait } from './number-reports.ts';
import { planContactHandlers } from './plan-contacts.routes.ts';
import { revealedNumberHandlers } from './revealed-numbers.routes.ts';
import { shownClaim } from './shown-claim.ts';
import { shownPerson } from './shown-person.ts';

const REPORTS = { queue: 'contact-reports', role: 'support' } as const;

/** Entries per page of the ledger. */
const SIZE = 20;

/** Owners' numbers, and the contact ledger. */
export function contactHandlers(deps: ContactDeps): CallHandlers<typeof contactCalls> {
  const { database, sessions, assetUrl, now, decisions, events, notices, bridge } = deps;
  const via = (contactId: string | undefined) => (bridge.available ? contactId : undefined);
  const answerOf = ({ status, message, contact, owner, allowance, mayAsk, ownerDecides }: Asked) => ({
    status,
    message,
    sent: owner !== undefined,
    mayAsk,
    ownerDecides,
    contactId: contact?.id ?? null,
    contact: owner ? shownPerson(owner, contact?.ownerHiddenAt ?? null, now(), via(contact?.id)) : null,
    allowance,
  });

  return {
    ...claimHandlers(deps),
    ...contactStaffHandlers(deps),
    ...planContactHandlers(deps),
    ...revealedNumberHandlers(deps),

    async 'POST /api/v3/activity/contact/{propertyId}'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const listingId = params.propertyId.toLowerCase();
      const asked = await askContact(
        { database, events },
        { seekerId: accountId, listingId, attribution: saved(body) },
        now(),
      );
      if (asked.status === 'SENT_NEW') await deps.audit.note({ event: 'number-revealed', accountId }, request);
      // Contact and request are saved even if the queue rejects the notification: the owner sees them in the ledger.
      if (asked.status === 'SENT_NEW' && asked.contact) await notices.tell('contacted', asked.contact.id, request.log);
      if (asked.requestedNow) await notices.tell('requested', asked.requestedNow, request.log);
      return answerOf(asked);
    },

    async 'GET /api/v3/user/contacted/{id}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      return answerOf(
        await contactStatusOf(database, { seekerId: accountId, listingId: params.id.toLowerCase() }, now()),
      );
    },

    async 'GET /api/v3/activity/contact/tenant/{propertyId}'({ params, query }, request) {
      const { accountId } = await sessions.required(request);
      const asked = { ownerId: accountId, seekerId: query.tenantId, listingId: params.propertyId.toLowerCase() };
      const found = await enquiryOf(database, asked);
      const seeker = found && (await personById(database, found.seekerId));
      if (!found || !seeker) throw notFound(NO_SUCH_CONTACT);
      return { contactId: found.id, contact: shownPerson(seeker, found.seekerHiddenAt, now(), via(found.id)) };
    },

    async 'GET /api/v1/user/contacts'({ query: { role, page } }, request) {
      const { accountId } = await sessions.required(request);
      const [{ rows, total }, { summary: allowance }] = await Promise.all([
        ledgerOf(database, accountId, role, { offset: (page - 1) * SIZE, limit: SIZE }),
        allowanceOf(database, accountId, now()),
      ]);
      const ids = [...new Set(rows.map(({ contact }) => contact.listingId))];
      const records = await recordsById(database, ids, assetUrl);
      const entries = rows.map(({ contact, person, report, claim }) => {
        const { ownerHiddenAt, seekerHiddenAt } = contact;
        const [theirs, mine] = role === 'seeker' ? [ownerHiddenAt, seekerHiddenAt] : [seekerHiddenAt, ownerHiddenAt];
        return {
          id: contact.id,
          listing: records.get(contact.listingId) ?? null,
          person: shownPerson(person, theirs, now(), via(contact.id)),
          contactedOn: contact.createdAt.getTime(),
          myNumberHiddenOn: mine?.getTime() ?? null,
          report,
          claim: shownClaim(claim, now()),
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
      const before = accountId === found.seekerId ? holdOf(await openReports(database, found.ownerId)) : 'other';
      const state = await reportNumber(database, found, report);
      // The report that would withhold an owner's number: the owner has two days to answer.
      if (before === undefined && holdOf(await openReports(database, found.ownerId)) !== undefined)
        await notices.tell('reported', found.id, request.log);
      return { state };
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
        const found: PropertyRecord | undefined = records.get(id);
        const record = found && { ...found, showActivate: mayActivate(found) };
        return record ? [{ record, viewers: viewers.get(id) ?? 0, contacts: contacts.get(id) ?? 0 }] : [];
      });
      return { entries, total, page, size: SIZE };
    },

    async 'GET /api/v1/staff/contact-reports'(_input, request) {
      await sessions.staff(request, 'support');
      return { reports: await reportsThatWait(database) };
    },

    async 'GET /api/v1/staff/contact-reports/waiting'(_input, request) {
      await sessions.staff(request, 'support');
      return { waiting: await countOpenReports(database) };
    },

    async 'POST /api/v1/staff/contact-reports/{reportId}'({ params, body }, request) {
      const staff = await sessions.staff(request, 'support');
      await database.transaction(async (transaction) => {
        const found = await decideReport(transaction, params.reportId, body.state, new Date(now()));
        if (!found) throw callError('report-not-waiting');
        const { state: decision, reason } = body;
        const decided = { ...REPORTS, caseId: params.reportId, decision, reason, reversible: true };
        await decisions.note(decided, { staff, request, transaction });
      });
      return { state: body.state };
    },

    async 'DELETE /api/v1/staff/contact-reports/{reportId}/decision'({ params }, request) {
      const staff = await sessions.staff(request, 'support');
      await database.transaction(async (transaction) => {
        await decisions.takeBack({ ...REPORTS, caseId: params.reportId }, { staff, request, transaction });
        await reopenReport(transaction, params.reportId);
      });
      return { waits: true as const };
    },
  };
}

/** The given attribution of the visitor; missing values stay missing. */
function saved<Fields extends object>(fields: Fields): { [Name in keyof Fields]: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as never;
}
