import type { Page } from '@playwright/test';

/** What a page asked for and the policy stopped. */
export interface Stopped {
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
}

/** Listens to a page's violations of its policy, from before its first script on. */
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

/** Scripts and stylesheets of a document that say what they must be, and those that do not. */
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
