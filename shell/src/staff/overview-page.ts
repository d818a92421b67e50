import { waitingCases } from '@aangan/shared-kit/contracts/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE } from '../platform/cookies.ts';
import type { ReleaseSetSource } from '../registry/release-set-source.ts';
import type { StaffAreaPage } from '../registry/staff-pages.ts';
import { type Html, html } from './html.ts';
import { ACCOUNT_SIGN_IN_PATH, FIRST_PAGE, OVERVIEW_PAGE, signInFor } from './sign-in-paths.ts';
import { staffPagesFor } from './staff-access.ts';
import { staffOnly } from './staff-area.ts';
import { sendStaffPage, staffBar } from './staff-document.ts';
import type { StaffGuard } from './staff-guard.ts';
import { STAFF_PAGES_WORDS as WORDS } from './staff-pages.words.ts';
import type { StaffPath, StaffPeople } from './staff-people.ts';

interface OverviewDeps {
  readonly guard: StaffGuard;
  readonly people: Pick<StaffPeople, 'step'>;
  readonly sets: Pick<ReleaseSetSource, 'forDevice'>;
}

/** `/staff`: the staff pages that the remotes declare, as far as the person's roles allow, with what waits on each. */
export function overviewPage(scope: FastifyInstance, { guard, people, sets }: OverviewDeps): void {
  const preHandler = staffOnly(guard, ({ url }) => signInFor(url, ACCOUNT_SIGN_IN_PATH));
  scope.get(OVERVIEW_PAGE, { preHandler }, async (request, reply) => {
    const pages = staffPagesFor(guard, request, sets.forDevice(request.cookies[DEVICE_COOKIE] ?? ''));
    const rows = await Promise.all(pages.map(async (page) => rowOf(page, await waiting(people, request, page))));
    const body = html`${staffBar(guard, request)}<main class="reading"><h1>${WORDS.title}</h1>
${rows.length > 0 ? html`<ul class="queues">${rows}</ul>` : noPages(guard.hasAccount(request))}
<p><a href="${FIRST_PAGE}">${WORDS.releases}</a></p></main>`;
    return sendStaffPage(reply, { title: WORDS.title, body });
  });
}

/** Number of cases on the page; null if it counts none, and undefined if the API does not say. */
async function waiting(
  people: OverviewDeps['people'],
  request: FastifyRequest,
  { waiting: call }: StaffAreaPage,
): Promise<number | null | undefined> {
  if (call === undefined) return null;
  try {
    const { answer } = await people.step(request, call.replace(/^GET /, '') as StaffPath);
    return waitingCases.safeParse(answer).data?.waiting;
  } catch (error) {
    request.log.warn({ err: error, call }, 'The cases of a staff page could not be counted');
    return undefined;
  }
}

function rowOf({ title, path }: StaffAreaPage, count: number | null | undefined): Html {
  return html`<li><a href="${path}">${title}</a> ${count !== null && html`<span class="label ${count ? 'attention' : 'good'}">${waitingWords(count)}</span>`}</li>`;
}

function waitingWords(count: number | undefined): string {
  if (count === undefined) return WORDS.unknownNumber;
  return count === 0 ? WORDS.nothingWaits : WORDS.waiting(count);
}

function noPages(hasAccount: boolean): Html {
  if (hasAccount) return html`<p>${WORDS.noRole}</p>`;
  return html`<p>${WORDS.tokenOnly}</p>
<p><a class="button" href="${signInFor(OVERVIEW_PAGE, ACCOUNT_SIGN_IN_PATH)}">${WORDS.logIn}</a></p>`;
}
