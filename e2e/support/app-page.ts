import type { BrowserContext, Page } from '@playwright/test';

export type App = 'ANDROID' | 'IOS';

/** The user agents of the apps' webviews, with builds that accept the newer events. */
export const APP_AGENTS: Readonly<Record<App, string>> = {
  ANDROID:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/149.0 Mobile Safari/537.36 AanganAndroid/1209',
  IOS: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 AanganIOS/650',
};

interface Sent {
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Puts the app's side of the bridge into every page of a context. */
export async function injectApp(context: BrowserContext, app: App): Promise<void> {
  await context.addInitScript((kind) => {
    const scope = window as unknown as Record<string, unknown>;
    const sent: unknown[] = [];
    scope.sentToApp = sent;
    if (kind === 'IOS') {
      scope.webkit = { messageHandlers: { aangan: { postMessage: (message: object) => sent.push(message) } } };
      scope.sayToPage = (text: string) => (scope.aanganApp as { receive(text: string): void }).receive(text);
      return;
    }
    const listeners: ((event: { data: string }) => void)[] = [];
    scope.AanganAndroid = {
      postMessage: (text: string) => sent.push(JSON.parse(text)),
      addEventListener: (_type: string, listener: (event: { data: string }) => void) => listeners.push(listener),
    };
    scope.sayToPage = (text: string) => {
      for (const listener of listeners) listener({ data: text });
    };
  }, app);
}

/** Messages from the page to the app so far. */
export function sentToApp(page: Page): Promise<readonly Sent[]> {
  return page.evaluate(() => (window as unknown as { sentToApp: Sent[] }).sentToApp);
}

/** Sends a message to the page as the app would. */
export async function sayToPage(page: Page, kind: string, payload: object = {}): Promise<void> {
  await page.evaluate(
    ([name, given]) =>
      (window as unknown as { sayToPage(text: string): void }).sayToPage(
        JSON.stringify({ origin: location.origin, kind: name, payload: given }),
      ),
    [kind, payload] as const,
  );
}
