import { PAGE_NAMES } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { manageLink } from '@aangan/shared-kit/links/posting';
import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { knownListing } from '../support/known-listing.ts';
import { knownProject } from '../support/known-project.ts';
import { logIn } from '../support/log-in.ts';
import { startDraft } from '../support/own-draft.ts';
import { logInAsStaff } from '../support/staff-log-in.ts';
import { expect, ONE_SCREEN, test } from '../support/test.ts';

/** Screens by name; `{listing}` is the page of a home for sale, the longest one; `{project}` that of a project. */
const SCREENS = {
  home: '/',
  'city home': '/mumbai/rent',
  'city page': '/real-estate-in-gurgaon',
  results: '/flats-for-rent-in-bangalore',
  'results beside the map': '/flats-for-rent-in-bangalore?view=map',
  'empty results': '/flats-for-rent-in-koramangala_bangalore?budget=1000-1500',
  detail: '{listing}',
  compare: '/comparePage',
  plans: '/tenant/plans',
  'paying rent': '/pay-property-rent-online',
  'start of a listing': '/list-your-property-for-rent-sale',
  exploring: '/pyp-explore/property',
  'lists of projects': '/new-projects-in-bangalore',
  'projects on the map': '/new-projects-in-bangalore?view=map',
  project: '{project}',
  'progress of projects': '/progress-report-of-rera',
  'smart search': '/smart-search',
  'a sentence that was understood': '/smart-search?q=2+BHK+in+Koramangala+under+40k+qwzx',
  'not found': '/page-not-found',
} as const;

/** Screens of a logged-in person, and the login dialog. */
const OWN_SCREENS = [
  '/profile/myprofile',
  '/profile/shortlist',
  '/profile/enquiries',
  '/profile/myContacts',
  '/profile/payments',
  '/profile/properties',
  '/profile/myNotes',
  '/wallet',
  '/my-rewards',
  '/refer-and-earn',
  '/renter-club',
  '/voucher-hybrid-page',
  '/about/us',
  '/testimonials',
  '/grievance',
  '/cpms-kyc/owner',
  '/my-property-manager',
  '/tenant-interested',
  '/tenant-details-jacket/banner',
  '/nri-user-jacket/banner',
  '/owner-tenant-jacket/banner',
  '/notifications/feedback-new',
  '/tenant-requirement/nudge?category=RENT&city=bangalore',
  '/tenant-preference-jacket/banner',
  '/property/new/personal',
  '/property-verification',
  '/list-your-property-for-rent-sale/import',
  '/shortlisted-projects',
  '/smart-search-pyr',
  '/smart-search-recommendations',
  '/pay-rent',
  '/bill-account',
  '/pay-rent/history',
  '/rent-pay/banner',
] as const;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Visits take as long as the checks, so a page is visited once and seen on both screens. */
const SCREEN_SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

/**
 * Rules whose violations are minor or moderate, so that no violation of theirs counts here. They take a third of the
 * time. The test below finds one that has become serious.
 */
const MILD_RULES = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'focus-order-semantics',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
];

/** The dark scheme only changes colours, so only colour rules are checked again. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

// The document of a page that is not found answers 404, which the browser reports.
// The checks themselves move content: they lay out what is off the screen. The conformance tests watch the same pages.
test.use({ allowedConsole: [/404.*page-not-found/s], layoutShiftLimit: Number.POSITIVE_INFINITY });
test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }));

for (const [name, path] of Object.entries(SCREENS)) {
  test(
    `${name} has no serious accessibility problem, on both screens, in light and dark`,
    ONE_SCREEN,
    async ({ page, request }) => {
      await page.goto(await addressOf(request, path));
      await hydrated(page);
      expect(await faultsOnBothScreens(page)).toEqual([]);
    },
  );
}

test('the rules that are left out find nothing serious', ONE_SCREEN, async ({ page }) => {
  await page.goto('/about/us');
  await new AxeBuilder({ page }).setLegacyMode().analyze();
  const impacts = await page.evaluate((rules) => {
    const { axe } = window as unknown as { axe: { _audit: { rules: { id: string; impact: string }[] } } };
    return axe._audit.rules.filter(({ id }) => rules.includes(id)).map(({ impact }) => impact);
  }, MILD_RULES);
  expect(impacts).toHaveLength(MILD_RULES.length);
  expect(impacts.filter((impact) => impact !== 'minor' && impact !== 'moderate')).toEqual([]);
});

/** In two halves, so that both workers have one. */
for (const [half, paths] of Object.entries({
  first: OWN_SCREENS.slice(0, OWN_SCREENS.length / 2),
  second: OWN_SCREENS.slice(OWN_SCREENS.length / 2),
})) {
  test(
    `the ${half} half of the account's screens has no serious accessibility problem, on both screens, in light and dark`,
    ONE_SCREEN,
    async ({ page, context, baseURL }) => {
      // Each screen takes as long as a test of its own.
      test.slow();
      await logIn(context, baseURL ?? '');
      const faults: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        await hydrated(page);
        faults.push(...(await faultsOnBothScreens(page)).map((problem) => `${path} ${problem}`));
      }
      expect(faults).toEqual([]);
    },
  );
}

test(
  'the form of a listing has no serious accessibility problem, on both screens, in light and dark',
  ONE_SCREEN,
  async ({ page, context, baseURL }) => {
    // Each step takes as long as a test of its own.
    test.slow();
    await logIn(context, baseURL ?? '');
    const id = await startDraft(context.request, { category: 'PG' });
    const faults: string[] = [];
    for (const pageName of PAGE_NAMES) {
      await page.goto(manageLink({ id, category: 'PG', pageName }));
      await hydrated(page);
      faults.push(...(await faultsOnBothScreens(page)).map((problem) => `${pageName} ${problem}`));
    }
    expect(faults).toEqual([]);
  },
);

test(
  'the dialers of staff have no serious accessibility problem, on both screens, in light and dark',
  ONE_SCREEN,
  async ({ page, context, baseURL }) => {
    test.slow();
    await logInAsStaff(context, baseURL ?? '', ['calls', 'support', 'services']);
    await page.goto('/gnr-dlr-scrn');
    await hydrated(page);
    expect(await faultsOnBothScreens(page)).toEqual([]);
    await page.goto('/dlr-scrn');
    await hydrated(page);
    expect(await faultsOnBothScreens(page)).toEqual([]);
  },
);

test('drawing on the map has no serious accessibility problem, in light and dark', async ({ page }) => {
  await page.goto('/flats-for-rent-in-bangalore?view=map');
  await hydrated(page);
  await page.getByRole('button', { name: 'Draw area' }).click();
  for (const pan of ['ArrowLeft', 'ArrowUp', 'ArrowRight']) {
    await page.keyboard.press(pan);
    await page.getByRole('button', { name: 'Add corner here' }).press('Enter');
  }
  await expect(page.getByRole('list', { name: 'Corners' }).getByRole('listitem')).toHaveCount(3);
  expect(await graveFaults(page)).toEqual([]);
});

test('the search of phones has no serious accessibility problem, in light and dark', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Desktops have the search box on the page.');
  for (const [path, opener] of [
    ['/bangalore/rent', /^Search homes/],
    ['/flats-for-rent-in-bangalore', 'Change the search'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: opener }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    expect(await graveFaults(page)).toEqual([]);
  }
});

test(
  'the login dialog has no serious accessibility problem, on both screens, in light and dark',
  ONE_SCREEN,
  async ({ page }) => {
    await page.goto('/profile/myprofile');
    await expect(page.getByRole('dialog').getByLabel('Mobile number')).toBeVisible();
    expect(await faultsOnBothScreens(page)).toEqual([]);
  },
);

async function addressOf(request: APIRequestContext, path: string): Promise<string> {
  if (path === '{listing}') return (await knownListing(request, 'BUY')).url;
  return path === '{project}' ? (await knownProject(request)).url : path;
}

async function faultsOnBothScreens(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [screen, size] of Object.entries(SCREEN_SIZES)) {
    await page.setViewportSize(size);
    faults.push(...(await graveFaults(page)).map((problem) => `${screen}, ${problem}`));
  }
  return faults;
}

/** The violations that axe finds in light and then in dark, without the accepted ones. */
async function graveFaults(page: Page): Promise<string[]> {
  await expect(page.locator('#main h1')).toBeVisible();
  await expect(page.locator('#main [data-growing]'), 'a section that comes later').toHaveCount(0);
  await page.evaluate(() => {
    // Not as a style element, which the page's policy blocks.
    const sheet = new CSSStyleSheet();
    // Content that is skipped because it is off the screen has no colours yet. A colour in transition, even the
    // shortest, is the old one until the next frame, and that of what inherits it until the frame after.
    sheet.replaceSync(`* { content-visibility: visible !important }
      *, ::before, ::after { transition: none !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page, {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(MILD_RULES.map((rule) => [rule, { enabled: false }])),
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, { runOnly: { type: 'rule', values: COLOUR_RULES } });
  return [...light.map((problem) => `light: ${problem}`), ...dark.map((problem) => `dark: ${problem}`)];
}

async function violations(page: Page, options: Parameters<AxeBuilder['options']>[0]): Promise<string[]> {
  // The mode without frames, which these pages do not have, takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ ...options, resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const faults: string[] = [];
  for (const { id, impact, nodes } of violations) {
    if (impact !== 'serious' && impact !== 'critical') continue;
    for (const node of nodes) {
      if (id !== TARGET_SIZE || !(await hasAnotherWay(page, node))) faults.push(sentence(id, node));
    }
  }
  return faults;
}

const TARGET_SIZE = 'target-size';

type Node = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/**
 * Pins of a map lie where their homes are, close to each other or not; each home is in the list too. What a bar at the
 * edge of the screen covers can be scrolled free.
 */
async function hasAnotherWay(page: Page, { target }: Node): Promise<boolean> {
  const selector = target.join(' ');
  if (/leaflet|pin|cluster/.test(selector)) return true;
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(selector)
    .withRules(TARGET_SIZE)
    .analyze();
  return violations.length === 0;
}

function sentence(rule: string, { target, html, failureSummary = '' }: Node): string {
  return `${rule} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')} ${html.slice(0, 160)}`;
}
