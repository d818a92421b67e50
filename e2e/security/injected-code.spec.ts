import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { watchPolicy } from './policy-watch.ts';

// Attacks made on purpose appear in the browser's console.
test.use({ allowedConsole: [/.*/s] });

/** Each sets `window.owned` if it runs. Runs in the page. */
const ATTACKS: Readonly<Record<string, () => void>> = {
  'an inline script': () => {
    const script = document.createElement('script');
    script.textContent = 'window.owned = true';
    document.body.append(script);
  },
  'an event handler in an attribute': () => {
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.owned = true');
    image.src = 'data:image/png,none';
    document.body.append(image);
  },
  'text as code': () => {
    // biome-ignore lint/security/noGlobalEval: that is what must not work
    globalThis.eval('window.owned = true');
  },
  'a function out of text': () => {
    new Function('window.owned = true')();
  },
  'HTML with a handler': () => {
    document.body.innerHTML = '<img src="data:image/png,none" onerror="window.owned = true">';
  },
  'HTML with a frame': () => {
    document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="<script>parent.owned = true</script>"></iframe>');
  },
  'a link that is a script': () => {
    document.body.innerHTML = '<a id="attack" href="javascript:window.owned = true">x</a>';
    document.getElementById('attack')?.click();
  },
  'a script of another site': () => {
    const script = document.createElement('script');
    script.src = 'https://evil.invalid/x.js';
    document.body.append(script);
  },
  'a script that is an address of data': () => {
    const script = document.createElement('script');
    script.src = 'data:text/javascript,window.owned = true';
    document.body.append(script);
  },
  'a worker of another site': () => {
    new Worker('https://evil.invalid/worker.js');
  },
  'another base for addresses': () => {
    const base = document.createElement('base');
    base.href = 'https://evil.invalid/';
    document.head.append(base);
    if (document.baseURI.includes('evil')) Object.assign(window, { owned: true });
  },
  'a policy of its own': () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    trustedTypes.createPolicy('mine', { createHTML: (html: string) => html });
    Object.assign(window, { owned: true });
  },
};

for (const [name, attack] of Object.entries(ATTACKS)) {
  test(`${name} does not run`, async ({ page }) => {
    const stopped = await watchPolicy(page);
    await page.goto('/tenant/plans');
    await hydrated(page);
    await attempt(page, attack);
    await expect.poll(() => stopped.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'owned' in window)).toBe(false);
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

test('a script whose text was set indirectly does not run', async ({ page }) => {
  await page.goto('/tenant/plans');
  await hydrated(page);
  await attempt(page, () => {
    const script = document.createElement('script');
    script.append('window.owned = true');
    document.body.append(script);
    Object.assign(window, { tried: true });
  });
  await page.waitForFunction(() => 'tried' in window);
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
});

test('markup without scripts may be written as text', async ({ page }) => {
  const stopped = await watchPolicy(page);
  await page.goto('/tenant/plans');
  await hydrated(page);
  await page.evaluate(() => {
    const part = document.createElement('div');
    part.innerHTML = '<span class="x">3 <b>homes</b></span>';
    document.body.append(part);
  });
  expect(stopped).toEqual([]);
});

/** In a task of the page's own: the policy does not apply to a test's own evaluation. */
async function attempt(page: Page, attack: () => void): Promise<void> {
  await page.evaluate(`void setTimeout(${attack})`);
}
