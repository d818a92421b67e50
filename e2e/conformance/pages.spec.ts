import type { APIRequestContext } from '@playwright/test';
import { remoteNames } from '../../scripts/site/remotes.ts';
import { expectStrictPolicy, filesWithoutDigest, readThrough, watchPolicy } from '../security/policy-watch.ts';
import { hydrated } from '../support/hydrated.ts';
import { knownListing } from '../support/known-listing.ts';
import { knownProject } from '../support/known-project.ts';
import { logIn } from '../support/log-in.ts';
import { smartSession } from '../support/smart-session.ts';
import { logInAsStaff } from '../support/staff-log-in.ts';
import { expect, test } from '../support/test.ts';
import { PAGE_ROWS, rowPerModule, STAFF_ROWS } from './page-modules.ts';
import { documentProblems } from './served-document.ts';

/** Personal pages. The inventory's example ids belong to somebody else, so a logged-in person finds nothing there. */
const OTHERS = [
  '/locationtracking/{leadId}',
  '/list-your-property-for-rent-sale/reactivate',
  '/property/listing/confirmation*',
  /^\/property\/manage\//,
] as const;

test('the inventory lists the pages of every remote', () => {
  expect(PAGE_ROWS.length).toBeGreaterThan(105);
});

for (const remote of remoteNames()) {
  const rows = PAGE_ROWS.filter(({ owner }) => owner === remote);
  if (rows.length === 0) continue;

  test(`every path of ${remote} is served as one valid page under the policy`, { tag: `@${remote}` }, async ({
    request,
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL ?? '');
    // A session belongs to one visitor.
    const [ids, ownIds] = await Promise.all([knownIds(request), knownIds(context.request)]);
    for (const { pattern, example } of rows) {
      const path = filled(example, ids);
      expect.soft(await documentProblems(await request.get(path)), `${pattern} for a stranger`).toEqual([]);
      const answer = await context.request.get(filled(example, ownIds));
      if (isOthers(pattern)) {
        expect.soft(answer.status(), pattern).toBe(404);
        continue;
      }
      expect.soft(await documentProblems(answer), `${pattern} for who is logged in`).toEqual([]);
    }
  });
}

test('the dialers are served to staff with the role, and lead everybody else to the sign-in', {
  tag: '@mfe-account',
}, async ({ request, context, baseURL }) => {
  expect(STAFF_ROWS.map(({ owner }) => owner)).toEqual(['mfe-account', 'mfe-account']);
  for (const { example } of STAFF_ROWS) {
    const answer = await request.get(example, { maxRedirects: 0 });
    expect.soft(answer.headers().location, example).toBe(`/staff/sign-in/account?next=${encodeURIComponent(example)}`);
  }
  await logInAsStaff(context, baseURL ?? '', ['calls', 'support']);
  for (const { example } of STAFF_ROWS) {
    expect.soft(await documentProblems(await context.request.get(example)), example).toEqual([]);
  }
});

for (const { module, example } of await rowPerModule()) {
  test(`${module} hydrates and complies with the policy`, { tag: `@${module.split('/')[0]}` }, async ({ page }) => {
    const stopped = await watchPolicy(page);
    const answer = await page.goto(filled(example, await knownIds(page.request)));
    expect(answer?.status()).toBe(200);
    expectStrictPolicy(answer?.headers());
    await expect(page.locator('#main h1').first()).toBeVisible();
    await expect(page.locator('#main h1')).toHaveCount(1);
    await expect(page.locator('#main [role=alert][data-remote]'), 'the fallback of a page that failed').toHaveCount(0);
    await hydrated(page);
    await readThrough(page);
    expect(stopped).toEqual([]);
    expect(await filesWithoutDigest(page)).toEqual([]);
  });
}

interface KnownIds {
  readonly propertyId: string;
  readonly projectId: string;
  readonly sessionId: string;
}

/** Ids for the parameters of the inventory's examples. */
async function knownIds(request: APIRequestContext): Promise<KnownIds> {
  const [listing, project, sessionId] = await Promise.all([
    knownListing(request),
    knownProject(request),
    smartSession(request),
  ]);
  return { propertyId: listing.id, projectId: project.id, sessionId };
}

function filled(example: string, { propertyId, projectId, sessionId }: KnownIds): string {
  return example
    .replace('{propertyId}', propertyId)
    .replace('{projectId}', projectId)
    .replace('{sessionId}', sessionId);
}

function isOthers(pattern: string): boolean {
  return OTHERS.some((other) => (typeof other === 'string' ? other === pattern : other.test(pattern)));
}
