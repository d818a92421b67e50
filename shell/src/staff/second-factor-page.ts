import { secondFactorCalls } from '@aangan/shared-kit/contracts/second-factor';
import { indianTime } from '@aangan/shared-kit/domain/time-ago';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeField, problemNote, type StaffProblem } from './code-field.ts';
import { type Html, html } from './html.ts';
import { qrCode } from './qr-code.ts';
import { SECOND_FACTOR_WORDS as WORDS } from './second-factor.words.ts';
import {
  ACCOUNT_SIGN_IN_PATH,
  OVERVIEW_PAGE,
  SECOND_FACTOR_PATH,
  SECOND_FACTORS_PATH,
  signInFor,
} from './sign-in-paths.ts';
import { answerUnknownStaff, sendStaffPage, staffBar } from './staff-document.ts';
import { fieldOf, type StaffGuard } from './staff-guard.ts';
import type { StaffPeople } from './staff-people.ts';

const CONFIRM_PATH = `${SECOND_FACTOR_PATH}/confirm`;

/** Where a member of staff sets up the second factor, without a script. Other staff pages lead here until it is done. */
export function secondFactorPage(scope: FastifyInstance, guard: StaffGuard, people: StaffPeople): void {
  const preHandler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (guard.isUnknown(request)) return answerUnknownStaff(reply);
    const isPerson = guard.hasAccount(request) || guard.enrolling(request) !== undefined;
    if (!isPerson) return reply.redirect(signInFor(SECOND_FACTOR_PATH, ACCOUNT_SIGN_IN_PATH), 303);
    // The forms are for a session that is not staff yet, so they have no token: the browser says where they come from.
    if (request.method === 'GET' || guard.isSameSite(request)) return undefined;
    return reply.redirect(SECOND_FACTOR_PATH, 303);
  };

  scope.get(SECOND_FACTOR_PATH, { preHandler }, async (request, reply) => {
    const step = await people.step(request, '/api/v1/staff/second-factor');
    if (step.status !== 200) return send(request, reply, html`<p>${WORDS.away}</p>`, step.status);
    const state = secondFactorCalls['GET /api/v1/staff/second-factor'].answer.parse(step.answer);
    return send(request, reply, state.since === null ? beginView(state.required) : stateView(state.since, state));
  });

  scope.post(SECOND_FACTOR_PATH, { preHandler }, (request, reply) => sendKey(request, reply));

  scope.post(CONFIRM_PATH, { preHandler }, async (request, reply) => {
    const code = fieldOf(request.body, 'code');
    const step = await people.step(request, '/api/v1/staff/second-factor/confirm', { code });
    if (step.status === 409) return reply.redirect(SECOND_FACTOR_PATH, 303);
    if (step.status !== 200) return sendKey(request, reply, step);
    const { recoveryCodes } = secondFactorCalls['POST /api/v1/staff/second-factor/confirm'].answer.parse(step.answer);
    return send(request, reply, recoveryView(recoveryCodes));
  });

  /** The key of the app: the API gives the same one again after a wrong code. */
  async function sendKey(request: FastifyRequest, reply: FastifyReply, problem?: StaffProblem): Promise<FastifyReply> {
    const step = await people.step(request, '/api/v1/staff/second-factor/begin', {});
    if (step.status === 409) return reply.redirect(SECOND_FACTOR_PATH, 303);
    if (step.status !== 200) return send(request, reply, html`<p>${WORDS.away}</p>`, step.status);
    const { key, uri } = secondFactorCalls['POST /api/v1/staff/second-factor/begin'].answer.parse(step.answer);
    const body = html`<p>${WORDS.scan}</p>${await qrCode(uri, WORDS.qrLabel)}
<p>${WORDS.orType} <code>${key.replace(/(.{4})(?=.)/g, '$1 ')}</code></p>
<form method="post" action="${CONFIRM_PATH}" class="fields">${problemNote(problem)}${codeField(WORDS.code, problem)}
<button class="main">${WORDS.confirm}</button></form>`;
    return send(request, reply, body, problem?.status);
  }

  function send(request: FastifyRequest, reply: FastifyReply, content: Html, status = 200): FastifyReply {
    const bar = guard.hasAccount(request) && staffBar(guard, request);
    const body = html`${bar}<main class="narrow"><h1>${WORDS.title}</h1>${content}</main>`;
    return sendStaffPage(reply, { title: WORDS.title, status, body });
  }
}

function beginView(required: boolean): Html {
  return html`<p>${required ? WORDS.mustSetUp : WORDS.none}</p><p>${WORDS.about}</p><p>${WORDS.needApp}</p>
<form method="post" action="${SECOND_FACTOR_PATH}"><button class="main">${WORDS.begin}</button></form>${!required && staffLink()}`;
}

function stateView(since: number, { recoveryCodesLeft }: { readonly recoveryCodesLeft: number }): Html {
  return html`<p>${WORDS.isSetUp(indianTime(since))} ${WORDS.left(recoveryCodesLeft)}</p><p>${WORDS.replace}</p>${staffLink()}`;
}

function recoveryView(codes: readonly string[]): Html {
  return html`<h2>${WORDS.recoveryTitle}</h2><p>${WORDS.recovery}</p><p>${WORDS.keepSafe}</p>
<ol class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ol>
<p><a class="button main" href="${OVERVIEW_PAGE}">${WORDS.haveThem}</a></p>`;
}

function staffLink(): Html {
  return html`<p><a href="${SECOND_FACTORS_PATH}">${WORDS.staff}</a></p>`;
}
