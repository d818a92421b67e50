import { secondFactorCalls } from '@aangan/shared-kit/contracts/second-factor';
import { REASON_LENGTH } from '@aangan/shared-kit/domain/staff-decision';
import { indianTime } from '@aangan/shared-kit/domain/time-ago';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemNote, type StaffProblem } from './code-field.ts';
import { type Html, html } from './html.ts';
import { SECOND_FACTOR_WORDS as WORDS } from './second-factor.words.ts';
import { ACCOUNT_SIGN_IN_PATH, SECOND_FACTORS_PATH, signInFor } from './sign-in-paths.ts';
import { staffOnly } from './staff-area.ts';
import { formToken, sendStaffPage, staffBar } from './staff-document.ts';
import { fieldOf, type StaffGuard } from './staff-guard.ts';
import { STAFF_PAGES_WORDS } from './staff-pages.words.ts';
import type { StaffPeople } from './staff-people.ts';

const ROLE = 'administration';
const ACCOUNT = /^[\w-]{1,60}$/;

/** `/staff/second-factors`: who of the staff has a second factor, and its reset for somebody who has lost the phone. */
export function secondFactorsPage(scope: FastifyInstance, guard: StaffGuard, people: StaffPeople): void {
  const preHandler = staffOnly(guard, ({ url }) => signInFor(url, ACCOUNT_SIGN_IN_PATH));

  scope.get(SECOND_FACTORS_PATH, { preHandler }, (request, reply) => sendList(request, reply));

  scope.post(SECOND_FACTORS_PATH, { preHandler }, async (request, reply) => {
    const id = fieldOf(request.body, 'id');
    if (!ACCOUNT.test(id)) return sendList(request, reply, { problem: { status: 404, message: WORDS.nobody } });
    const body = { reason: fieldOf(request.body, 'reason') };
    const step = await people.step(request, `/api/v1/staff/second-factors/${id}/reset`, body);
    if (step.status !== 200) return sendList(request, reply, { problem: step, open: id });
    return reply.redirect(`${SECOND_FACTORS_PATH}?done=1`, 303);
  });

  async function sendList(
    request: FastifyRequest,
    reply: FastifyReply,
    { problem, open }: { readonly problem?: StaffProblem; readonly open?: string } = {},
  ): Promise<FastifyReply> {
    if (!guard.rolesOf(request).includes(ROLE)) {
      const why = html`<h1>${STAFF_PAGES_WORDS.needsRole}</h1><p>${STAFF_PAGES_WORDS.whyRole(ROLE)}</p>`;
      return send(request, reply, why, 403);
    }
    const step = await people.step(request, '/api/v1/staff/second-factors');
    if (step.status !== 200)
      return send(request, reply, html`<h1>${WORDS.listTitle}</h1><p>${WORDS.away}</p>`, step.status);
    const answer = secondFactorCalls['GET /api/v1/staff/second-factors'].answer.parse(step.answer);
    const done = fieldOf(request.query, 'done') !== '' && html`<p class="notice" role="status">${WORDS.done}</p>`;
    const content = html`<h1>${WORDS.listTitle}</h1>${done}${problemNote(problem)}<p>${WORDS.listAbout}</p>
<ul class="remotes">${answer.people.map((person) => personView(person, formToken(guard, request), person.id === open))}</ul>`;
    return send(request, reply, content, problem?.status);
  }

  function send(request: FastifyRequest, reply: FastifyReply, content: Html, status = 200): FastifyReply {
    const body = html`${staffBar(guard, request)}<main class="reading">${content}</main>`;
    return sendStaffPage(reply, { title: WORDS.listTitle, status, body });
  }
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly since: number | null;
}

function personView({ id, name, roles, since }: Person, token: Html, isOpen: boolean): Html {
  const form = html`<details${isOpen && html` open`}><summary>${WORDS.resetOf(name)}</summary>
<form method="post" action="${SECOND_FACTORS_PATH}" class="fields">${token}<input type="hidden" name="id" value="${id}">
<label for="reason-${id}">${WORDS.why}</label><input id="reason-${id}" name="reason" minlength="${REASON_LENGTH.least}" maxlength="${REASON_LENGTH.most}" required>
<button class="main">${WORDS.reset}</button></form></details>`;
  return html`<li class="remote"><h2>${name}</h2><p class="soft">${roles.join(', ')}</p>
<p>${since === null ? WORDS.hasNone : WORDS.isSetUp(indianTime(since))}</p>${since !== null && form}</li>`;
}
