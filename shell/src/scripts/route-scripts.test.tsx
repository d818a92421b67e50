import type { OutsideScript } from '@aangan/shared-kit/platform/platform';
import { fireEvent } from '@testing-library/react';
import type { ShownPage } from '../services/services.ts';
import { routeScripts } from './route-scripts.ts';
import { ScriptError } from './script-error.ts';

const CHECKOUT = { scripts: ['card-checkout'], withoutScripts: ['pixel'] } as const;
const CHAT = { withoutScripts: ['pixel', 'support-chat'] } as const;
const PAYMENT = { withoutScripts: ['pixel'] } as const;

type Facts = Pick<ShownPage, 'personal' | 'scripts' | 'withoutScripts'>;

/** @param first facts of the page that is shown at once, if any */
function visit(first?: Facts, { acted = false, failure = undefined as Error | undefined } = {}) {
  const asked: OutsideScript[] = [];
  const reported: unknown[] = [];
  const started = routeScripts({
    scripts: {
      load: async (script) => {
        asked.push(script);
        if (failure) throw failure;
      },
    },
    document,
    address: () => ({ search: '' }),
    acted,
    report: (error) => reported.push(error),
  });
  const show = (facts: Facts) => started.pageShown({ remote: 'mfe-test', page: 'page', pattern: '/page', ...facts });
  if (first) show(first);
  return { asked, reported, show, ...started };
}

describe('the scripts of a page', () => {
  it('are loaded with the page, and requested again with the next page', () => {
    const { asked, show } = visit(CHECKOUT);
    expect(asked).toEqual(['card-checkout']);
    show({});
    expect(asked).toEqual(['card-checkout', 'pixel']);
  });

  it('are requested again when the consent has changed', () => {
    const { asked, look } = visit({});
    look();
    expect(asked).toEqual(['pixel', 'pixel']);
  });

  it('of advertisers are not loaded on personal pages', () => {
    const { asked, show } = visit();
    show({ personal: true });
    expect(asked).toEqual([]);
  });

  it('are not loaded before a page is shown', () => {
    const { asked, look, show } = visit();
    look();
    fireEvent.click(document.body);
    expect(asked).toEqual([]);
    show({ personal: true });
    expect(asked).toEqual(['support-chat']);
  });

  it('are loaded with the first click when they wait for one', () => {
    const { asked } = visit(CHECKOUT);
    fireEvent.click(document.body);
    expect(asked).toEqual(['card-checkout', 'support-chat']);
  });

  it('are loaded at once when the click came before their code', () => {
    expect(visit(PAYMENT, { acted: true }).asked).toEqual(['support-chat']);
  });

  it('are loaded by a later click after a click on a page that does not allow them', () => {
    const { asked, show } = visit(CHAT);
    fireEvent.click(document.body);
    expect(asked).toEqual([]);
    show(PAYMENT);
    fireEvent.click(document.body);
    expect(asked).toEqual(['support-chat']);
  });

  it('report a failure, except when they are not configured or not allowed', async () => {
    const failed = new ScriptError('card-checkout', 'failed');
    const { reported } = visit(CHECKOUT, { failure: failed });
    await Promise.resolve();
    expect(reported).toEqual([failed]);
    const quiet = visit(CHECKOUT, { failure: new ScriptError('card-checkout', 'not-configured') });
    await Promise.resolve();
    expect(quiet.reported).toEqual([]);
  });
});
