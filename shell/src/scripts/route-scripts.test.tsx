import type { OutsideScript } from '@aangan/shared-kit/platform/platform';
import { fireEvent } from '@testing-library/react';
import { routeScripts } from './route-scripts.ts';
import { ScriptError } from './script-error.ts';

function visit(pathname: string, { acted = false, failure = undefined as Error | undefined } = {}) {
  const asked: OutsideScript[] = [];
  const reported: unknown[] = [];
  const page = { pathname, search: '' };
  const started = routeScripts({
    scripts: {
      load: async (script) => {
        asked.push(script);
        if (failure) throw failure;
      },
    },
    document,
    address: () => page,
    acted,
    report: (error) => reported.push(error),
  });
  return { asked, reported, page, ...started };
}

describe('the scripts of a page', () => {
  it('are loaded with the page, and requested again with the next page', () => {
    const { asked, page, look } = visit('/wallet');
    expect(asked).toEqual([]);
    page.pathname = '/pay-rent';
    look();
    expect(asked).toEqual(['card-checkout']);
  });

  it('are loaded with the first click when they wait for one', () => {
    const { asked } = visit('/wallet');
    fireEvent.click(document.body);
    expect(asked).toEqual(['support-chat']);
  });

  it('are loaded at once when the click came before their code', () => {
    expect(visit('/wallet', { acted: true }).asked).toEqual(['support-chat']);
  });

  it('are loaded by a later click after a click on a page that does not allow them', () => {
    const { asked, page } = visit('/chats');
    fireEvent.click(document.body);
    expect(asked).toEqual([]);
    page.pathname = '/wallet';
    fireEvent.click(document.body);
    expect(asked).toEqual(['support-chat']);
  });

  it('report a failure, except when they are not configured or not allowed', async () => {
    const failed = new ScriptError('card-checkout', 'failed');
    const { reported } = visit('/pay-rent', { failure: failed });
    await Promise.resolve();
    expect(reported).toEqual([failed]);
    const quiet = visit('/pay-rent', { failure: new ScriptError('card-checkout', 'not-configured') });
    await Promise.resolve();
    expect(quiet.reported).toEqual([]);
  });
});
