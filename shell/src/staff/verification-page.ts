import { verificationCalls } from '@aangan/shared-kit/contracts/verification';
import { listingLinkById } from '@aangan/shared-kit/links/listing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountOnly } from './account-only.ts';
import { html } from './html.ts';
import { VERIFICATION_PAGE } from './sign-in-paths.ts';
import { staffCall } from './staff-call.ts';
import { formToken, sendStaffPage, staffBar } from './staff-document.ts';
import { fieldOf, type StaffGuard } from './staff-guard.ts';
import type { StaffPeople } from './staff-people.ts';
import { indianTime } from './staff-time.ts';
import { type SeenDraft, type SeenProblems, verificationForm } from './verification-form.ts';

const CALL = verificationCalls['POST /api/v1/staff/property/{propertyId}/verification'];

/** Validation error of each field. */
const HINTS = {
  propertyId: 'Enter the listing’s id: the letters and digits before “detail” in its address.',
  kind: 'Choose what was seen.',
  seen: 'Write 10 to 200 characters.',
  validDays: 'Enter 1 to 180 days.',
} as const satisfies Record<keyof SeenDraft, string>;

interface VerificationPageDeps {
  readonly guard: StaffGuard;
  readonly people: Pick<StaffPeople, 'step'>;
}

/** `/staff/verification`: the form for the staff's verification of a listing. */
export function verificationPage(scope: FastifyInstance, { guard, people }: VerificationPageDeps): void {
  // After a new sign-in, the form has the values that were typed.
  const preHandler = accountOnly(guard, ({ method, url, body }) =>
    method === 'GET' ? url : `${VERIFICATION_PAGE}?${new URLSearchParams({ ...draftOf(body) })}`,
  );

  scope.get(VERIFICATION_PAGE, { preHandler }, (request, reply) => {
    const propertyId = fieldOf(request.query, 'done');
    const until = Number(fieldOf(request.query, 'until'));
    const done = CALL.params.safeParse({ propertyId }).success && isTime(until);
    const notice =
      done &&
      html`<p class="notice" role="status">Kept until ${indianTime(until)}. <a href="${listingLinkById(propertyId)}">See the listing</a></p>`;
    return send(request, reply, { draft: draftOf(request.query), notice });
  });

  scope.post(VERIFICATION_PAGE, { preHandler }, async (request, reply) => {
    const draft = draftOf(request.body);
    const problems = problemsOf(draft);
    if (problems) return send(request, reply, { draft, problems, status: 400 });
    const { propertyId, validDays, ...words } = draft;
    const step = await staffCall(people, request, `/api/v1/staff/property/${propertyId}/verification`, {
      ...words,
      validDays: Number(validDays),
    });
    if (step.status === 404) {
      return send(request, reply, { draft, problems: { propertyId: 'There is no such listing.' }, status: 404 });
    }
    if (step.status !== 200) {
      return send(request, reply, { draft, problems: { form: step.message }, status: step.status });
    }
    const { expiresOn } = CALL.answer.parse(step.answer);
    const done = new URLSearchParams({ done: propertyId, until: String(expiresOn) });
    return reply.redirect(`${VERIFICATION_PAGE}?${done}`, 303);
  });

  function send(request: FastifyRequest, reply: FastifyReply, { status = 200, notice, draft, problems = {} }: Sent) {
    const form = verificationForm({ draft, problems, token: formToken(guard, request) });
    return sendStaffPage(reply, {
      title: status === 200 ? 'Verification' : 'Not saved: Verification',
      status,
      body: html`${staffBar(guard, request)}<main class="narrow"><h1>Verification</h1>${notice}
<p class="soft">What you have seen of a listing stands on its page, under its badge, until it ends.</p>${form}</main>`,
    });
  }
}

/** Whether it is a time that can be shown, epoch ms. */
function isTime(given: number): boolean {
  return !Number.isNaN(new Date(given).getTime());
}

interface Sent {
  readonly status?: number;
  readonly notice?: ReturnType<typeof html> | false;
  readonly draft: SeenDraft;
  readonly problems?: SeenProblems;
}

function draftOf(given: unknown): SeenDraft {
  return {
    propertyId: fieldOf(given, 'propertyId').trim(),
    kind: fieldOf(given, 'kind'),
    seen: fieldOf(given, 'seen').trim(),
    validDays: fieldOf(given, 'validDays').trim() || '90',
  };
}

/** Validation errors by field; undefined when all fields are valid. */
function problemsOf({ propertyId, validDays, ...words }: SeenDraft): SeenProblems | undefined {
  const issues = [
    ...(CALL.params.safeParse({ propertyId }).error?.issues ?? []),
    ...(CALL.body.safeParse({ ...words, validDays: Number(validDays) }).error?.issues ?? []),
  ];
  const wrong = new Set(issues.map(({ path }) => path[0]));
  const problems = Object.entries(HINTS).filter(([field]) => wrong.has(field));
  return problems.length > 0 ? Object.fromEntries(problems) : undefined;
}
