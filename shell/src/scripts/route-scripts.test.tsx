import type { OutsideScript } from '@aangan/shared-kit/platform/platform';
import { fireEvent } from '@testing-library/react';
import { routeScripts } from './route-scripts.ts';
import { ScriptError } from './script-error.ts';

function visit(pathname: string, { acted = false, failure = undefined as Error | undefined, shown = true } = {}) {
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
  const show = (personal = false) =>
    started.pageShown({ remote: 'mfe-test', page: 'page', pattern: page.pathname, ...(personal && { personal }) });
  if (shown) show();
  return { asked, reported, page, show, ...started };
}

describe('the scripts of a page', () => {
  it('are loaded with the page, and requested again with the next page', () => {
    const { asked, page, show } = visit('/pay-rent');
    expect(asked).toEqual(['card-checkout']);
    page.pathname = '/tenant/plans';
    show();
    expect(asked).toEqual(['card-checkout', 'pixel']);
  });

  it('are requested again when the consent has changed', () => {
    const { asked, look } = visit('/tenant/plans');
    look();
    expect(asked).toEqual(['pixel', 'pixel']);
  });

  it('of advertisers are not loaded on personal pages', () => {
    const { asked, show } = visit('/wallet', { shown: false });
    show(true);
    expect(asked).toEqual([]);
  });

  it('are not loaded before a page is shown', () => {
    const { asked, look, show } = visit('/wallet', { shown: false });
    look();
    fireEvent.click(document.body);
    expect(asked).toEqual([]);
    show(true);
    expect(asked).toEqual(['support-chat']);
  });

  it('are loaded with the first click when they wait for one', () => {
    const { asked } = visit('/pay-rent');
    fireEvent.click(document.body);
    expect(asked).toEqual(['card-checkout', 'support-chat']);
  });

  it('are loaded at once when the click came before their code', () => {
    expect(visit('/bill-account', { acted: true }).asked).toEqual(['support-chat']);
  });

  it('are loaded by a later click after a click on a page that does not allow them', () => {
    const { asked, page } = visit('/chats');
    fireEvent.click(document.body);
    expect(asked).toEqual([]);
    page.pathname = '/bill-account';
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
