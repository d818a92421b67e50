import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from './html.ts';
import { ACCOUNT_SIGN_IN_PATH, NEXT_FIELD, SIGN_IN_PATH, signInFor, staffPath } from './sign-in-paths.ts';
import { signInTries } from './sign-in-tries.ts';
import { sendStaffPage } from './staff-document.ts';
import { fieldOf, type StaffGuard } from './staff-guard.ts';
import { type StaffPeople, sessionToken } from './staff-people.ts';

/** A name for the change log, never an e-mail address. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'-]{0,59}$/u;

const PROBLEMS = {
  name: 'Enter your name in letters, for example Meera Nair.',
  token: 'This token is not right.',
  wait: 'Too many wrong tokens. Try again in 15 minutes.',
  elsewhere: 'The form was not sent from this page. Try again.',
} as const;

/** Sign-in with the configured token, and sign-out for every kind of sign-in. */
export function signIn(app: FastifyInstance, guard: StaffGuard, people: StaffPeople, now: () => number): void {
  const tries = signInTries(now);

  app.get(SIGN_IN_PATH, (request, reply) => {
    const next = staffPath(fieldOf(request.query, NEXT_FIELD));
    return guard.isStaff(request) ? reply.redirect(next, 303) : sendForm(reply, { name: '', next });
  });

  app.post(SIGN_IN_PATH, (request, reply) => {
    const name = fieldOf(request.body, 'name').trim();
    const token = fieldOf(request.body, 'token').trim();
    const next = staffPath(fieldOf(request.body, NEXT_FIELD));
    if (!guard.isSameSite(request)) return sendForm(reply, { name, next, problem: 'elsewhere' });
    if (!tries.may(request.ip)) return sendForm(reply, { name, next, problem: 'wait' });
    if (!NAME.test(name)) return sendForm(reply, { name, next, problem: 'name' });
    if (!guard.signIn(request, reply, { name, token })) {
      tries.failed(request.ip);
      request.log.warn('Somebody tried to sign in to the staff area with a wrong token');
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

const STATUS = { name: 400, token: 403, wait: 429, elsewhere: 403 } as const satisfies Record<
  keyof typeof PROBLEMS,
  number
>;

interface Form {
  readonly name: string;
  readonly next: string;
  readonly problem?: keyof typeof PROBLEMS;
}

function sendForm(reply: FastifyReply, { name, next, problem }: Form) {
  const wrong = (field: string) => problem === field && html` aria-invalid="true" aria-describedby="problem"`;
  return sendStaffPage(reply, {
    title: 'Sign in',
    status: problem ? STATUS[problem] : 200,
    body: html`<main class="narrow"><h1>Staff sign-in</h1>
<p>For the people who release Aangan. What you change is logged under your name.</p>
<form method="post" action="${SIGN_IN_PATH}" class="fields">
${problem && html`<p id="problem" class="problem" role="alert">${PROBLEMS[problem]}</p>`}
<input type="hidden" name="${NEXT_FIELD}" value="${next}">
<label for="name">Your name</label><input id="name" name="name" value="${name}" autocomplete="name" maxlength="60" required${wrong('name')}>
<label for="token">Staff token</label><input id="token" name="token" type="password" autocomplete="current-password" required${wrong('token')}>
<p class="help">It stands in the configuration of the site. On your own machine, see the line that npm start prints.</p>
<button class="main">Sign in</button></form>
<p>You have an account with the staff role? <a href="${signInFor(next, ACCOUNT_SIGN_IN_PATH)}">Sign in with it</a>.</p></main>`,
  });
}
