import type { postingCalls } from '@aangan/shared-kit/contracts/posting';
import { CITY_SLUGS } from '@aangan/shared-kit/domain/cities';
import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';
import { draftProgress } from '@aangan/shared-kit/domain/posting/draft-progress';
import { textWarnings } from '@aangan/shared-kit/domain/posting/listing-text';
import type { DraftChanges } from '@aangan/shared-kit/domain/posting/merge-draft';
import { PAGE_NAMES } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { postingProblems } from '@aangan/shared-kit/domain/posting/posting-problems';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { badInput, CallError, type CallHandlers, callError } from '../../foundation/server/public.ts';
import { hasVisitHours } from '../../meeting/visits/public.ts';
import type { Idempotency } from '../../people/idempotency/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { uploadedPhotosOf } from '../../search/listings/public.ts';
import { pricePositionOf } from './comparable.ts';
import type { DraftDeletion } from './delete-draft.ts';
import { draftTitle, givenValues, valuesFor } from './draft-values.ts';
import { openDrafts, placeOf } from './drafts.queries.ts';
import type { DraftRow } from './drafts.tables.ts';
import type { OwnDrafts } from './own-drafts.ts';
import { postingMetadata } from './posting-metadata.ts';
import { saveFields } from './save-fields.ts';
import { startDraft } from './start-draft.ts';
import { wireDraft } from './wire-draft.ts';

const PUBLISHED_ALREADY = 'This listing was published. Delete the listing instead.';
export const DELETED_ALREADY = 'This listing was deleted. Restore it to change it.';
/** The editor of answers that were given before the form, such as while exploring. */
const GIVEN_BEFORE = 'before';

interface DraftDeps extends CallDeps {
  readonly deletion: DraftDeletion;
  readonly idempotency: Idempotency;
  readonly own: OwnDrafts;
}

/** Drafts of listings: started, saved field by field, gone on with on another device. */
export function draftHandlers({
  database,
  sessions,
  now,
  deletion,
  idempotency,
  own,
}: DraftDeps): CallHandlers<typeof postingCalls> {
  async function line(row: DraftRow) {
    const values = givenValues(row.fields);
    const place = values.localityId ? await placeOf(database, values.localityId) : undefined;
    const [photos, visitHours] = await Promise.all([
      uploadedPhotosOf(database, row.id),
      hasVisitHours(database, row.id),
    ]);
    const { percent, next } = draftProgress(row.category, values, { photos: photos.length, visitHours }, now());
    const changedOn = row.changedAt.getTime();
    return {
      ...{ id: row.id, category: row.category, city: row.city, percent, next, changedOn },
      title: draftTitle(row.category, values, place?.name ?? row.city),
      url: manageLink({ id: row.id, category: row.category, pageName: next }),
      deletedOn: changedOn + DRAFT_LIMITS.keptDays * DAY_MS,
    };
  }

  return {
    async 'POST /api/v1/property/manage'({ body }, request, reply) {
      const { accountId } = await sessions.required(request);
      if (!CITY_SLUGS.some((slug) => slug === body.city)) throw badInput('body.city', 'is not one of our cities');
      return idempotency.once(request, reply, { accountId, input: { body } }, async (transaction) => {
        const { category, city, copyOf, changes } = body;
        const original = copyOf === undefined ? undefined : await own.read(transaction, request, copyOf);
        const values = original ? valuesFor(category, givenValues(original.fields)) : {};
        const at = new Date(now());
        const row = await startDraft(transaction, { accountId, category, city, values, at });
        if (!changes) return wireDraft(transaction, row, now());
        const given = { base: row.version, editor: GIVEN_BEFORE, fields: changes as DraftChanges['fields'] };
        return wireDraft(transaction, (await saveFields(transaction, row, given, now())).row, now());
      });
    },

    async 'GET /api/v1/property/manage/{propertyId}'({ params }, request) {
      return wireDraft(database, await own.read(database, request, params.propertyId), now());
    },

    async 'PATCH /api/v1/property/manage/{propertyId}'({ params, body }, request) {
      const { base, editor, changes } = body;
      return database.transaction(async (transaction) => {
        const held = await own.hold(transaction, request, params.propertyId);
        if (held.deletedAt) throw new CallError(410, DELETED_ALREADY);
        const saved = await saveFields(
          transaction,
          held,
          { base, editor, fields: changes as DraftChanges['fields'] },
          now(),
        );
        return {
          draft: await wireDraft(transaction, saved.row, now()),
          changedElsewhere: saved.changedElsewhere,
          conflicts: [...saved.conflicts],
        };
      });
    },

    async 'DELETE /api/v1/property/manage/{propertyId}/draft'({ params }, request) {
      const at = new Date(now());
      await database.transaction(async (transaction) => {
        const held = await own.hold(transaction, request, params.propertyId);
        if (held.publishedAt) throw new CallError(409, PUBLISHED_ALREADY);
        await deletion.begin(transaction, held, at);
      });
      return { removed: true, undoUntil: at.getTime() + DRAFT_LIMITS.undoMs };
    },

    async 'GET /user/{userId}/continue/listings'({ params }, request) {
      const { accountId } = await sessions.required(request);
      if (params.userId !== accountId) throw callError('no-person');
      const listings = await Promise.all((await openDrafts(database, accountId)).map(line));
      return { statusCode: 200, responseBody: { listings } };
    },

    async 'GET /api/v1/property/manage/{propertyId}/price'({ params }, request) {
      return pricePositionOf(database, await own.read(database, request, params.propertyId), now());
    },

    async 'POST /api/v1/property/validate/description'({ body }) {
      const warnings = textWarnings(body.text);
      return { valid: !warnings.some(({ blocks }) => blocks), warnings };
    },

    async 'GET /api/v1/property/metadata'() {
      return postingMetadata();
    },

    async 'POST /api/v1/property/manage/{propertyId}/nullreject'({ params, body }, request) {
      const row = await own.read(database, request, params.propertyId);
      const page = pageAt(body.pageNo);
      const problems = postingProblems(row.category, givenValues(row.fields), now()).filter(
        (problem) => problem.missing && (page === 'confirm' || problem.page === page),
      );
      return { page, rejected: problems.length > 0, problems };
    },
  };
}

function pageAt(pageNo: number) {
  return PAGE_NAMES[pageNo - 1] ?? 'confirm';
}
