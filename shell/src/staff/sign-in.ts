import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from './html.ts';
import { ACCOUNT_SIGN_IN_PATH, NEXT_FIELD, SIGN_IN_PATH, signInFor, staffPath } from './sign-in-paths.ts';
import { signInTries } from './sign-in-tries.ts';
import { sendStaffPage } from './staff-document.ts';
import { fieldOf, type StaffGuard } from './staff-guard.ts';
import { STAFF_LOGIN_WORDS as WORDS } from './staff-login.words.ts';
import { type StaffPeople, sessionToken } from './staff-people.ts';

/** A name for the change log, never an e-mail address. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'-]{0,59}$/u;

export interface SignInDeps {
  readonly guard: StaffGuard;
  readonly people: StaffPeople;
  /** Then the token, which is one factor, logs in only while people cannot log in with their accounts. */
  readonly secondFactorRequired: boolean;
  /** Epoch ms. */
  readonly now: () => number;
}

/** The login with the configured token, and the logout for every kind of staff login. */
export function signIn(app: FastifyInstance, { guard, people, secondFactorRequired, now }: SignInDeps): void {
  const tries = signInTries(now);

  app.get(SIGN_IN_PATH, (request, reply) => {
    const next = staffPath(fieldOf(request.query, NEXT_FIELD));
    return guard.isStaff(request) ? reply.redirect(next, 303) : sendForm(reply, { name: '', next });
  });

  app.post(SIGN_IN_PATH, async (request, reply) => {
    const name = fieldOf(request.body, 'name').trim();
    const token = fieldOf(request.body, 'token').trim();
    const next = staffPath(fieldOf(request.body, NEXT_FIELD));
    if (!guard.isSameSite(request)) return sendForm(reply, { name, next, problem: 'elsewhere' });
    if (!tries.may(request.ip)) return sendForm(reply, { name, next, problem: 'wait' });
    if (!NAME.test(name)) return sendForm(reply, { name, next, problem: 'name' });
    if (secondFactorRequired && (await people.reachable())) return sendForm(reply, { name, next, problem: 'account' });
    if (!guard.signIn(request, reply, { name, token })) {
      tries.failed(request.ip);
      request.log.warn('Somebody tried to log in to the staff area with a wrong token');
      return sendForm(reply, { name, next, problem: 'token' });
    }
    return reply.redirect(next, 303);
  });

  app.post('/staff/sign-out', async (request, reply) => {
    if (guard.isSameSite(request)) {
      guard.signOut(reply);
      if (sessionToken(request)) {
        const { setCookie } = await people.step(request, '/user/logout', {});
        for (const cookie of setCookie) reply.header('set-cookie', cookie);
      }
    }
    return reply.redirect(SIGN_IN_PATH, 303);
  });
}

const STATUS = { name: 400, token: 403, account: 403, wait: 429, elsewhere: 403 } as const satisfies Record<
  keyof typeof WORDS.problems,
  number
>;

interface Form {
  readonly name: string;
  readonly next: string;
  readonly problem?: keyof typeof WORDS.problems;
}

function sendForm(reply: FastifyReply, { name, next, problem }: Form) {
  const wrong = (field: string) => problem === field && html` aria-invalid="true" aria-describedby="problem"`;
  return sendStaffPage(reply, {
    title: WORDS.title,
    status: problem ? STATUS[problem] : 200,
    body: html`<main class="narrow"><h1>${WORDS.heading}</h1>
<p>${WORDS.about}</p>
<form method="post" action="${SIGN_IN_PATH}" class="fields">
${problem && html`<p id="problem" class="problem" role="alert">${WORDS.problems[problem]}</p>`}
<input type="hidden" name="${NEXT_FIELD}" value="${next}">
<label for="name">${WORDS.name}</label><input id="name" name="name" value="${name}" autocomplete="name" maxlength="60" required${wrong('name')}>
<label for="token">${WORDS.token}</label><input id="token" name="token" type="password" autocomplete="current-password" required${wrong('token')}>
<p class="help">${WORDS.tokenHelp}</p>
<button class="main">${WORDS.logIn}</button></form>
<p>${WORDS.haveAccount} <a href="${signInFor(next, ACCOUNT_SIGN_IN_PATH)}">${WORDS.withIt}</a></p></main>`,
  });
}
