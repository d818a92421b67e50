import { hydrated } from '@aangan/e2e/support/hydrated';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import type { APIRequestContext } from '@playwright/test';

/** A project that is being built, as the API lists it. */
async function knownProject(request: APIRequestContext) {
  const answer = await request.get('/api/v1/project/search', {
    params: { city: 'pune', stages: 'UNDER_CONSTRUCTION', units: 'BHK2', size: 1 },
  });
  const { projects }: { projects: { id: string; name: string; url: string }[] } = await answer.json();
  const [project] = projects;
  if (!project) throw new Error('There is no project under construction in Pune');
  return project;
}

test.describe('a project on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('is read by its tabs, and its costs change with the unit', ONE_SCREEN, async ({ page, request }) => {
    const project = await knownProject(request);
    await page.goto(`/another-name-prjt-${project.id}`);
    await expect(page).toHaveURL(project.url);
    await hydrated(page);
    const tabs = page.getByRole('navigation', { name: 'On this page' });
    await tabs.getByRole('link', { name: 'Floor plan' }).click();
    await expect(page).toHaveURL(`${project.url}#floor-plan`);
    await expect(page.getByRole('heading', { name: 'Floor Plan' })).toBeInViewport();
    await expect(tabs.getByRole('link', { name: 'Floor plan' })).toHaveAttribute('aria-current', 'location');

    const calculator = page.getByRole('region', { name: 'Payment Calculator' });
    await calculator.scrollIntoViewIfNeeded();
    const total = calculator.getByText('Total cost').locator('..');
    const before = await total.textContent();
    await expect(async () => {
      await calculator.getByLabel('Unit').selectOption({ index: 1 });
      await expect(total).not.toHaveText(before ?? '', { timeout: 500 });
    }).toPass();
  });
});

test.describe('the map of a list of projects', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('is moved by keys, searched, and left by Back', ONE_SCREEN, async ({ page }) => {
    const list = '/new-projects-in-pune';
    await page.goto(`${list}?view=map`);
    const map = page.getByRole('group', { name: /^Map/ });
    await expect(map.getByRole('button', { name: /projects, zoom in$/ }).first()).toBeVisible();
    await map.focus();
    await page.keyboard.press('+');
    await map.getByRole('button', { name: /^₹/ }).first().press('Enter');
    await expect(page.getByRole('status').getByRole('link')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search this area' }).click();
    await expect(page).toHaveURL(/bbox=/);
    await expect(page.getByRole('link', { name: 'Remove Area of the map' })).toBeVisible();
    await expect(map).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(`${list}?view=map`);
    await expect(page.getByRole('link', { name: 'Remove Area of the map' })).toHaveCount(0);
  });
});
