import { type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { act, fireEvent, type RenderOptions, screen } from '@testing-library/react';
import { aSession } from '../testing/a-session.ts';
import { renderEntry } from '../testing/test-router.tsx';
import type { PageEntry } from './page-entry.ts';
import { PageRegion } from './page-region.tsx';
import type { PageSource } from './page-source.ts';
import { ServedRegion } from './served-region.tsx';

const MATCH = { remote: 'mfe-test', page: 'plans', pattern: '/plans', params: {} };
const SERVED: PageEntry = {
  ...MATCH,
  failure: {
    kind: 'load',
    message: 'This part could not be loaded.',
    served: { path: '/plans', head: { title: 'Plans' } },
  },
};
const MARKUP =
  '<p>The frame</p><main id="main"><h1>As the server wrote it</h1><form action="/plans"><input name="city"></form></main>';

function Plans() {
  return <h1>{usePageData<() => Promise<{ count: number }>>().count} plans</h1>;
}

const PLANS: PageModule = { Component: Plans, loader: async () => ({ count: 2 }) };

const frame = (entry: PageEntry) => {
  const main = { id: 'main' };
  return (
    <>
      <p>The frame</p>
      {entry.failure?.served ? (
        <ServedRegion entry={entry} main={main} />
      ) : (
        <main {...main}>
          <PageRegion entry={entry} />
        </main>
      )}
    </>
  );
};

/** A document that the server has written, of a remote whose first `failures` attempts in the browser fail. */
function openDocument(failures: number, page: PageModule = PLANS, options: Partial<RenderOptions> = {}) {
  let ready: PageModule | undefined;
  const loads = jest.fn(async () => {
    if (loads.mock.calls.length <= failures) throw new Error('down');
    ready = page;
    return page;
  });
  const platform = fakePlatform();
  const source: PageSource = {
    platform,
    live: aSession(),
    navigation: [],
    match: async () => MATCH,
    load: loads,
    loaded: () => ready,
  };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = MARKUP;
  const main = container.querySelector('main');
  const recovered: unknown[] = [];
  const onRecoverableError = (error: unknown) => void recovered.push(error);
  const hydrating = { container, hydrate: true, onRecoverableError, ...options } as RenderOptions;
  const view = renderEntry('/plans', SERVED, source, frame, hydrating);
  return { ...view, loads, main, recovered, shown: () => container.querySelector('main') };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
const note = () => screen.queryByRole('status');
const heading = () => screen.getByRole('heading').textContent;

describe('the served region of a page whose scripts fail to load', () => {
  let errors: jest.SpyInstance;
  beforeEach(() => {
    errors = jest.spyOn(console, 'error');
  });
  afterEach(() => {
    errors.mockRestore();
    document.body.replaceChildren();
  });

  it('stays unchanged, with a message above it and without a React error', async () => {
    const { main, shown, recovered } = openDocument(9);
    await settle();
    expect(shown()).toBe(main);
    expect(heading()).toBe('As the server wrote it');
    expect(note()?.textContent).toContain('You can read this page, but its buttons may not work yet.');
    expect(note()?.nextElementSibling).toBe(main);
    expect(errors.mock.calls).toEqual([]);
    expect(recovered).toEqual([]);
  });

  it('retries once without a click, and hydrates in place', async () => {
    const { loads, shown } = openDocument(0);
    await settle();
    expect(loads).toHaveBeenCalledTimes(1);
    expect(shown()?.textContent).toBe('2 plans');
    expect(note()).toBeNull();
  });

  it('stays readable during failed retries, keeps typed text, and hydrates after a success', async () => {
    const { loads, main, shown } = openDocument(2);
    const city = screen.getByRole('textbox') as HTMLInputElement;
    city.value = 'Pune';
    await settle();
    expect(loads).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(loads).toHaveBeenCalledTimes(2);
    expect(shown()).toBe(main);
    expect(city.isConnected && city.value).toBe('Pune');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(heading()).toBe('2 plans');
  });

  it('stays readable when the code loads and the data fail', async () => {
    const { shown, main } = openDocument(0, { ...PLANS, loader: async () => Promise.reject(new Error('no data')) });
    await settle();
    expect(shown()).toBe(main);
    expect(note()).not.toBeNull();
  });

  it('is not shown at another address, nor after a return', async () => {
    const { go } = openDocument(9);
    await settle();
    await go('/plans?page=2');
    expect(heading()).toBe('This page could not be loaded');
    await go('/plans');
    expect(heading()).toBe('This page could not be loaded');
    expect(note()).toBeNull();
  });

  it('is the fallback when the markup of the server is not hydrated', async () => {
    openDocument(9, PLANS, { hydrate: false });
    await settle();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toContain(
      'This page could not be loaded',
    );
    expect(note()).toBeNull();
  });
});
