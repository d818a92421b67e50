import { staffCalls } from '@aangan/shared-kit/contracts/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from './html.ts';
import { ACCOUNT_SIGN_IN_PATH, NEXT_FIELD, staffPath } from './sign-in-paths.ts';
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
    return guard.hasAccount(request) ? reply.redirect(next, 303) : sendPassword(request, reply, next);
  });

  app.post(ACCOUNT_SIGN_IN_PATH, async (request, reply) => {
    const next = nextOf(request.body);
    if (!guard.isSameSite(request))
      return sendPassword(request, reply, next, { status: 403, message: STAFF_LOGIN_WORDS.problems.elsewhere });
    const attempt = fieldOf(request.body, 'attempt');
    if (attempt === '') {
      const step = await people.step(request, '/api/v1/staff/code', { password: fieldOf(request.body, 'password') });
      if (step.status !== 200) return sendPassword(request, reply, next, refusal(step));
      const sent = staffCalls['POST /api/v1/staff/code'].answer.parse(step.answer);
      return sendCode(reply, { next, attempt: sent.attempt, sentTo: sent.sentTo });
    }
    const sentTo = fieldOf(request.body, 'sentTo');
    const step = await people.step(request, '/api/v1/staff/verify', { attempt, otp: fieldOf(request.body, 'otp') });
    if (step.status !== 200) return sendCode(reply, { next, attempt, sentTo, problem: refusal(step) });
    request.log.info('Somebody logged in to the staff area with an account');
    // From here on the account acts, not the name that was given with the token.
    guard.signOut(reply);
    return reply.header('set-cookie', [...step.setCookie]).redirect(next, 303);
  });
}

interface Problem {
  readonly status: number;
  readonly message: string;
}

function refusal({ status, message }: StaffStep): Problem {
  return { status, message: status === 404 ? WORDS.notStaff : message };
}

function sendPassword(request: FastifyRequest, reply: FastifyReply, next: string, problem?: Problem): FastifyReply {
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
  readonly problem?: Problem;
}

function sendCode(reply: FastifyReply, { next, attempt, sentTo, problem }: CodeForm): FastifyReply {
  const form = html`<form method="post" action="${ACCOUNT_SIGN_IN_PATH}" class="fields">${problemNote(problem)}
<input type="hidden" name="${NEXT_FIELD}" value="${next}"><input type="hidden" name="attempt" value="${attempt}">
<input type="hidden" name="sentTo" value="${sentTo}">
<label for="otp">${WORDS.code(sentTo)}</label><input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required${wrong(problem)}>
<p class="help">${WORDS.noCode} <a href="${ACCOUNT_SIGN_IN_PATH}">${WORDS.again}</a></p>
<button class="main">${STAFF_LOGIN_WORDS.logIn}</button></form>`;
  return sendForm(reply, form, problem?.status);
}

function sendForm(reply: FastifyReply, form: Html, status = 200): FastifyReply {
  const body = html`<main class="narrow"><h1>${WORDS.heading}</h1>
<p>${WORDS.about}</p>${form}</main>`;
  return sendStaffPage(reply, { title: STAFF_LOGIN_WORDS.title, status, body });
}

const problemNote = (problem: Problem | undefined) =>
  problem && html`<p id="problem" class="problem" role="alert">${problem.message}</p>`;
const wrong = (problem: Problem | undefined) => problem && html` aria-invalid="true" aria-describedby="problem"`;
