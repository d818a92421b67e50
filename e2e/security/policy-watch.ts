import { expect, type Page } from '@playwright/test';

/** Requests that the policy blocked. */
interface Stopped {
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
}

/** Records a page's policy violations, from before its first script on. */
export async function watchPolicy(page: Page): Promise<readonly Stopped[]> {
  const stopped: Stopped[] = [];
  await page.exposeFunction('policyStopped', (violation: Stopped) => stopped.push(violation));
  await page.addInitScript(() => {
    const { policyStopped } = window as unknown as { policyStopped(violation: Stopped): void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      policyStopped({ directive: effectiveDirective, blocked: blockedURI, sample }),
    );
  });
  return stopped;
}

/** A nonce, or the digests of the scripts of a document that visitors share. */
const OWN_SCRIPTS = /script-src ('nonce-[\w+/]{22}=='|'sha384-[\w+/]{64}'( 'sha384-[\w+/]{64}')*) 'strict-dynamic'/;

/** Why a document's policy would allow foreign scripts. */
export function strictPolicyProblems(headers: Readonly<Record<string, string>> = {}): string[] {
  const policy = headers['content-security-policy'] ?? '';
  return [
    ...(OWN_SCRIPTS.test(policy) ? [] : [`neither a nonce nor digests in "${policy}"`]),
    ...(/unsafe/.test(policy.match(/script-src [^;]*/)?.[0] ?? '') ? [`unsafe scripts in "${policy}"`] : []),
  ];
}

/** A document lists its own scripts, and allows no others. */
export function expectStrictPolicy(headers: Readonly<Record<string, string>> | undefined): void {
  expect(strictPolicyProblems(headers)).toEqual([]);
}

/** Scrolls through the whole page: deferred content must comply with the policy too. */
export async function readThrough(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  for (let step = 0; step < 6; step++) await page.mouse.wheel(0, 1500);
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
}

/** Scripts and stylesheets of a document with an integrity digest, and those without. */
export async function filesWithoutDigest(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[src], link[rel=stylesheet], link[as=script]',
      ),
    ]
      .filter((element) => !/^sha384-[\w+/]{64}$/.test(element.integrity))
      .map((element) => element.outerHTML),
  );
}
