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
  it('come with the page, and again with the next', () => {
    const { asked, page, look } = visit('/wallet');
    expect(asked).toEqual([]);
    page.pathname = '/pay-rent';
    look();
    expect(asked).toEqual(['card-checkout']);
  });

  it('that wait for a click come with the first', () => {
    const { asked } = visit('/wallet');
    fireEvent.click(document.body);
    expect(asked).toEqual(['support-chat']);
  });

  it('that wait for a click come at once where the click came before their code', () => {
    expect(visit('/wallet', { acted: true }).asked).toEqual(['support-chat']);
  });

  it('are not missed on a click where they are not allowed', () => {
    const { asked, page } = visit('/chats');
    fireEvent.click(document.body);
    expect(asked).toEqual([]);
    page.pathname = '/wallet';
    fireEvent.click(document.body);
    expect(asked).toEqual(['support-chat']);
  });

  it('fail aloud, unless they are not configured or not wanted', async () => {
    const failed = new ScriptError('card-checkout', 'failed');
    const { reported } = visit('/pay-rent', { failure: failed });
    await Promise.resolve();
    expect(reported).toEqual([failed]);
    const quiet = visit('/pay-rent', { failure: new ScriptError('card-checkout', 'not-configured') });
    await Promise.resolve();
    expect(quiet.reported).toEqual([]);
  });
});
