import type { StaffArea } from '@aangan/shared-kit/platform/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ResolvedReleaseSet } from '../registry/resolved-release-set.ts';
import type { StaffAreaPage } from '../registry/staff-pages.ts';
import { type Html, html } from './html.ts';
import { ACCOUNT_SIGN_IN_PATH, OVERVIEW_PAGE, SECOND_FACTOR_PATH, signInFor } from './sign-in-paths.ts';
import { nothingHere } from './staff-area.ts';
import { answerUnknownStaff, sendStaffPage, staffBar } from './staff-document.ts';
import type { StaffGuard } from './staff-guard.ts';
import { STAFF_PAGES_WORDS as WORDS } from './staff-pages.words.ts';

interface StaffAccess {
  /** The role that the page asks for. */
  readonly role: string;
  readonly guard: StaffGuard;
  readonly resolved: Pick<ResolvedReleaseSet, 'staffPages'>;
}

/**
 * Lets staff with the role open a staff page of a remote; it is never cached and never indexed. Others are led to the
 * login, or read why they are refused. The API checks the role of each call again.
 * @returns the staff area for the page, unless the reply is already sent
 */
export async function staffAccess(
  request: FastifyRequest,
  reply: FastifyReply,
  { role, guard, resolved }: StaffAccess,
): Promise<StaffArea | 'refused'> {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  await guard.recognise(request);
  const signInPage = signInFor(request.url, ACCOUNT_SIGN_IN_PATH);
  if (!guard.open) nothingHere(reply);
  else if (guard.isUnknown(request)) answerUnknownStaff(reply);
  else if (guard.enrolling(request)) reply.redirect(SECOND_FACTOR_PATH, 303);
  else if (!guard.isStaff(request)) reply.redirect(signInPage, 303);
  else if (!guard.hasAccount(request)) {
    const why = html`<p>${WORDS.whyAccount}</p>
<p><a class="button" href="${signInPage}">${WORDS.logIn}</a></p>`;
    refuse(WORDS.needsAccount, why);
  } else if (!guard.rolesOf(request).includes(role)) {
    const why = html`<p>${WORDS.whyRole(role)}</p>
<p><a class="button" href="${OVERVIEW_PAGE}">${WORDS.own}</a></p>`;
    refuse(WORDS.needsRole, why);
  } else {
    const name = guard.sessionOf(request)?.name ?? '';
    const links = staffPagesFor(guard, request, resolved).map(({ shortTitle: title, path }) => ({ title, path }));
    return { name, links };
  }
  return 'refused';

  function refuse(title: string, why: Html): void {
    const body = html`${staffBar(guard, request)}<main class="narrow"><h1>${title}</h1>${why}</main>`;
    sendStaffPage(reply, { title, status: 403, body });
  }
}

/** The staff pages of the remotes that the person's roles allow. */
export function staffPagesFor(
  guard: StaffGuard,
  request: FastifyRequest,
  { staffPages }: Pick<ResolvedReleaseSet, 'staffPages'>,
): StaffAreaPage[] {
  const roles = guard.rolesOf(request);
  return staffPages.filter(({ role }) => roles.includes(role));
}
