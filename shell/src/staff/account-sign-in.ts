import { staffCalls } from '@aangan/shared-kit/contracts/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeField, problemNote, recoveryField, type StaffProblem, wrong } from './code-field.ts';
import { type Html, html } from './html.ts';
import { ACCOUNT_SIGN_IN_PATH, NEXT_FIELD, SECOND_FACTOR_PATH, staffPath } from './sign-in-paths.ts';
import { sendStaffPage } from './staff-document.ts';
import { fieldOf, type StaffGuard } from './staff-guard.ts';
import { STAFF_LOGIN_WORDS } from './staff-login.words.ts';
import { type StaffPeople, type StaffStep, sessionToken } from './staff-people.ts';

const WORDS = STAFF_LOGIN_WORDS.account;

/**
 * The login of staff with their own account, without a script. An ordinary login is followed by the password and a code. The API
 * decides, and this server passes its answer on.
 */
export function accountSignIn(app: FastifyInstance, guard: StaffGuard, people: StaffPeople): void {
  const nextOf = (body: unknown) => staffPath(fieldOf(body, NEXT_FIELD));

  app.get(ACCOUNT_SIGN_IN_PATH, (request, reply) => {
    const next = nextOf(request.query);
    if (guard.enrolling(request)) return reply.redirect(SECOND_FACTOR_PATH, 303);
    return guard.hasAccount(request) ? reply.redirect(next, 303) : sendPassword(request, reply, next);
  });

  app.post(ACCOUNT_SIGN_IN_PATH, async (request, reply) => {
    const next = nextOf(request.body);
    if (!guard.isSameSite(request))
      return sendPassword(request, reply, next, { status: 403, message: STAFF_LOGIN_WORDS.problems.elsewhere });
    const factor = fieldOf(request.body, 'factor');
    if (isFactor(factor)) return verifyFactor(request, reply, next, factor);
    const attempt = fieldOf(request.body, 'attempt');
    if (attempt === '') {
      const step = await people.step(request, '/api/v1/staff/code', { password: fieldOf(request.body, 'password') });
      if (step.status !== 200) return sendPassword(request, reply, next, refusal(step));
      const sent = staffCalls['POST /api/v1/staff/code'].answer.parse(step.answer);
      if ('authenticator' in sent) return sendFactor(reply, next, 'app');
      return sendCode(reply, { next, attempt: sent.attempt, sentTo: sent.sentTo });
    }
    const sentTo = fieldOf(request.body, 'sentTo');
    const step = await people.step(request, '/api/v1/staff/verify', { attempt, otp: fieldOf(request.body, 'otp') });
    if (step.status !== 200) return sendCode(reply, { next, attempt, sentTo, problem: refusal(step) });
    return enter(request, reply, next, step);
  });

  /** The last step of staff with a second factor: a code of the app, or a recovery code. */
  async function verifyFactor(request: FastifyRequest, reply: FastifyReply, next: string, factor: Factor) {
    const code = fieldOf(request.body, 'code');
    // The link to the other kind of code is a button of the form, which then has no code.
    if (code === '') return sendFactor(reply, next, factor);
    const step = await people.step(request, '/api/v1/staff/second-factor/verify', { code });
    if (step.status === 401 || step.status === 403) return sendPassword(request, reply, next, refusal(step));
    if (step.status !== 200) return sendFactor(reply, next, factor, refusal(step));
    return enter(request, reply, next, step);
  }

  function enter(request: FastifyRequest, reply: FastifyReply, next: string, { setCookie }: StaffStep): FastifyReply {
    request.log.info('Somebody logged in to the staff area with an account');
    // From here on the account acts, not the name that was given with the token.
    guard.signOut(reply);
    return reply.header('set-cookie', [...setCookie]).redirect(next, 303);
  }
}

const FACTORS = ['app', 'recovery'] as const;
type Factor = (typeof FACTORS)[number];

function isFactor(name: string): name is Factor {
  return FACTORS.some((factor) => factor === name);
}

function refusal({ status, message }: StaffStep): StaffProblem {
  return { status, message: status === 404 ? WORDS.notStaff : message };
}

function sendPassword(
  request: FastifyRequest,
  reply: FastifyReply,
  next: string,
  problem?: StaffProblem,
): FastifyReply {
  if (sessionToken(request) === undefined || problem?.status === 401) {
    const [before, link, after] = WORDS.first;
    return sendForm(
      reply,
      html`<p>${before} <a href="/">${link}</a> ${after}</p>`,
      problem?.status === 401 ? 401 : 200,
    );
  }
  const form = html`<form method="post" action="${ACCOUNT_SIGN_IN_PATH}" class="fields">${problemNote(problem)}
<input type="hidden" name="${NEXT_FIELD}" value="${next}">
<label for="password">${WORDS.password}</label><input id="password" name="password" type="password" autocomplete="current-password" required${wrong(problem)}>
<p class="help">${WORDS.passwordHelp}</p>
<button class="main">${WORDS.sendCode}</button></form>`;
  return sendForm(reply, form, problem?.status);
}

interface CodeForm {
  readonly next: string;
  readonly attempt: string;
  /** `98•••••210` */
  readonly sentTo: string;
  readonly problem?: StaffProblem;
}

function sendCode(reply: FastifyReply, { next, attempt, sentTo, problem }: CodeForm): FastifyReply {
  const form = html`<form method="post" action="${ACCOUNT_SIGN_IN_PATH}" class="fields">${problemNote(problem)}
<input type="hidden" name="${NEXT_FIELD}" value="${next}"><input type="hidden" name="attempt" value="${attempt}">
<input type="hidden" name="sentTo" value="${sentTo}">
${codeField(WORDS.code(sentTo), problem, 'otp')}
<p class="help">${WORDS.noCode} <a href="${ACCOUNT_SIGN_IN_PATH}">${WORDS.again}</a></p>
<button class="main">${STAFF_LOGIN_WORDS.logIn}</button></form>`;
  return sendForm(reply, form, problem?.status);
}

function sendFactor(reply: FastifyReply, next: string, factor: Factor, problem?: StaffProblem): FastifyReply {
  const [field, other, otherWords] =
    factor === 'app'
      ? [codeField(WORDS.appCode, problem), 'recovery', WORDS.useRecovery]
      : [recoveryField(WORDS.recoveryCode, problem), 'app', WORDS.useApp];
  const hidden = html`<input type="hidden" name="${NEXT_FIELD}" value="${next}">`;
  const form = html`<form method="post" action="${ACCOUNT_SIGN_IN_PATH}" class="fields">${problemNote(problem)}${hidden}
<input type="hidden" name="factor" value="${factor}">${field}
<button class="main">${STAFF_LOGIN_WORDS.logIn}</button></form>
<form method="post" action="${ACCOUNT_SIGN_IN_PATH}">${hidden}<button class="plain" name="factor" value="${other}">${otherWords}</button></form>`;
  return sendForm(reply, form, problem?.status);
}

function sendForm(reply: FastifyReply, form: Html, status = 200): FastifyReply {
  const body = html`<main class="narrow"><h1>${WORDS.heading}</h1>
<p>${WORDS.about}</p>${form}</main>`;
  return sendStaffPage(reply, { title: STAFF_LOGIN_WORDS.title, status, body });
}
