import type { APIRequestContext } from '@playwright/test';
import { remoteNames } from '../../scripts/site/remotes.ts';
import { expectStrictPolicy, filesWithoutDigest, readThrough, watchPolicy } from '../security/policy-watch.ts';
import { hydrated } from '../support/hydrated.ts';
import { knownListing } from '../support/known-listing.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';
import { PAGE_ROWS, rowPerModule } from './page-modules.ts';
import { documentProblems } from './served-document.ts';

/** Personal pages. The inventory's example ids belong to nobody, so a logged-in person finds nothing there. */
const NOBODYS = ['/locationtracking/{leadId}'];

test('the inventory lists the pages of search, plans and account', () => {
  expect(PAGE_ROWS.length).toBeGreaterThan(80);
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
    const { id } = await knownListing(request);
    for (const { pattern, example } of rows) {
      if (NOBODYS.includes(pattern)) {
        expect.soft((await context.request.get(filled(example, id))).status(), pattern).toBe(404);
      }
      for (const [who, visitor] of [['a stranger', request] as const, ['who is logged in', context.request] as const]) {
        if (visitor === context.request && NOBODYS.includes(pattern)) continue;
        const problems = documentProblems(await visitor.get(filled(example, id)));
        expect.soft(await problems, `${pattern} for ${who}`).toEqual([]);
      }
    }
  });
}

for (const { module, example } of await rowPerModule()) {
  test(`${module} hydrates and complies with the policy`, { tag: `@${module.split('/')[0]}` }, async ({
    page,
    request,
  }) => {
    const stopped = await watchPolicy(page);
    const answer = await page.goto(filled(example, await idOf(request)));
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

async function idOf(request: APIRequestContext): Promise<string> {
  return (await knownListing(request)).id;
}

function filled(example: string, propertyId: string): string {
  return example.replace('{propertyId}', propertyId);
}
