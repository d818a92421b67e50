import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from './html.ts';
import { ACCOUNT_SIGN_IN_PATH, signInFor } from './sign-in-paths.ts';
import { staffOnly } from './staff-area.ts';
import { sendStaffPage, staffBar } from './staff-document.ts';
import type { StaffGuard } from './staff-guard.ts';

const TITLE = 'This page takes an account';

/**
 * Guards the pages on which staff decide about people and homes: only accounts with the role get in. A visitor with the
 * staff token gets an explanation, and others are redirected to the sign-in.
 * @param pageOf path and query to return to after the sign-in
 */
export function accountOnly(guard: StaffGuard, pageOf: (request: FastifyRequest) => string = ({ url }) => url) {
  const signInPage = (request: FastifyRequest) => signInFor(pageOf(request), ACCOUNT_SIGN_IN_PATH);
  return [
    staffOnly(guard, signInPage),
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      if (guard.hasAccount(request)) return undefined;
      const body = html`${staffBar(guard, request)}<main class="narrow"><h1>${TITLE}</h1>
<p>Each decision is kept under the account of who made it, so the staff token does not open it.</p>
<p><a class="button" href="${signInPage(request)}">Sign in with your account</a></p></main>`;
      return sendStaffPage(reply, { title: TITLE, status: 403, body });
    },
  ];
}
