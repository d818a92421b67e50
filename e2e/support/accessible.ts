import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The page as it is now has no accessibility violation that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  // The mode without frames, which these pages do not have, takes a third of the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
