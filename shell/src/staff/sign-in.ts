import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from './html.ts';
import { signInTries } from './sign-in-tries.ts';
import { sendStaffPage } from './staff-document.ts';
import { fieldOf, type StaffGuard } from './staff-guard.ts';

export const SIGN_IN_PATH = '/staff/sign-in';
export const FIRST_PAGE = '/staff/releases';

/** A name as the change log shows it; no address of anybody. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'-]{0,59}$/u;

const PROBLEMS = {
  name: 'Enter your name in letters, for example Meera Nair.',
  token: 'This token is not right.',
  wait: 'Too many wrong tokens. Try again in 15 minutes.',
  elsewhere: 'The form was not sent from this page. Try again.',
} as const;

/** Signing in with the configured token, and out again. */
export function signIn(app: FastifyInstance, guard: StaffGuard, now: () => number): void {
  const tries = signInTries(now);

  app.get(SIGN_IN_PATH, (request, reply) =>
    guard.isStaff(request) ? reply.redirect(FIRST_PAGE, 303) : sendForm(reply, { name: '' }),
  );

  app.post(SIGN_IN_PATH, (request, reply) => {
    const name = fieldOf(request.body, 'name').trim();
    const token = fieldOf(request.body, 'token').trim();
    if (!guard.isSameSite(request)) return sendForm(reply, { name, problem: 'elsewhere' });
    if (!tries.may(request.ip)) return sendForm(reply, { name, problem: 'wait' });
    if (!NAME.test(name)) return sendForm(reply, { name, problem: 'name' });
    if (!guard.signIn(request, reply, { name, token })) {
      tries.failed(request.ip);
      request.log.warn('Somebody tried to sign in to the staff area with a wrong token');
      return sendForm(reply, { name, problem: 'token' });
    }
    return reply.redirect(FIRST_PAGE, 303);
  });

  app.post('/staff/sign-out', (request, reply) => {
    if (guard.isOwnForm(request)) guard.signOut(reply);
    return reply.redirect(SIGN_IN_PATH, 303);
  });
}

const STATUS = { name: 400, token: 403, wait: 429, elsewhere: 403 } as const satisfies Record<
  keyof typeof PROBLEMS,
  number
>;

function sendForm(reply: FastifyReply, { name, problem }: { name: string; problem?: keyof typeof PROBLEMS }) {
  const wrong = (field: string) => problem === field && html` aria-invalid="true" aria-describedby="problem"`;
  return sendStaffPage(reply, {
    title: 'Sign in',
    status: problem ? STATUS[problem] : 200,
    body: html`<main class="narrow"><h1>Staff sign-in</h1>
<p>For the people who release Aangan. What you change is logged under your name.</p>
<form method="post" action="${SIGN_IN_PATH}" class="fields">
${problem && html`<p id="problem" class="problem" role="alert">${PROBLEMS[problem]}</p>`}
<label for="name">Your name</label><input id="name" name="name" value="${name}" autocomplete="name" maxlength="60" required${wrong('name')}>
<label for="token">Staff token</label><input id="token" name="token" type="password" autocomplete="current-password" required${wrong('token')}>
<p class="help">It stands in the configuration of the site. On your own machine, see the line that npm start prints.</p>
<button class="main">Sign in</button></form></main>`,
  });
}
