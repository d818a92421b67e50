import type { SlotProps } from '@aangan/shared-kit/contracts/slots';
import { type PageModule, usePageData, usePageParams } from '@aangan/shared-kit/platform/page';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { Slot } from '@aangan/shared-kit/ui/slot';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { PageEntry } from '../app/page-entry.ts';
import { PageRegion } from '../app/page-region.tsx';
import type { PageSource } from '../app/page-source.ts';
import { aSession } from '../testing/a-session.ts';
import { entryTree, renderEntry } from '../testing/test-router.tsx';

const FILLED = [{ slot: 'home/continue', remote: 'mfe-other', fill: 'strip', data: { homes: 2 } }];
const ENTRY: PageEntry = {
  remote: 'mfe-test',
  page: 'home',
  pattern: '/{city}',
  params: { city: 'pune' },
  data: { heading: 'Homes' },
  filled: FILLED,
};

function Home() {
  const { heading } = usePageData<() => Promise<{ heading: string }>>();
  return (
    <>
      <h1>{heading}</h1>
      <Slot name="home/continue" with={{ cityName: 'Pune' }} />
      <p>End of {heading}</p>
    </>
  );
}

function Strip({ cityName }: SlotProps['home/continue']) {
  const { homes } = usePageData<() => Promise<{ homes: number }>>();
  const { city } = usePageParams();
  return (
    <p>
      {homes} homes in {cityName} ({city})
    </p>
  );
}

function Broken(): never {
  throw new Error('the strip is broken');
}

/** @param strip the fill's component, once its script is loaded */
function sourceWith(strip: ComponentType<SlotProps['home/continue']>, { loaded = true } = {}) {
  const where: unknown[] = [];
  const platform = { ...fakePlatform(), errors: { report: (_error: unknown, place: unknown) => where.push(place) } };
  const fill = { Component: strip } as unknown as PageModule;
  const load = jest.fn(async () => fill);
  const source: PageSource = {
    platform,
    live: aSession(),
    navigation: [],
    match: async () => ENTRY,
    load,
    loaded: ({ page }) => (page === 'home' ? { Component: Home } : loaded ? fill : undefined),
  };
  return { source, where, load };
}

const show = (entry: PageEntry) => <PageRegion entry={entry} />;

describe('the fills of a page’s slot', () => {
  it('get the slot’s props, their own data and the params of the page', () => {
    renderEntry('/pune', ENTRY, sourceWith(Strip).source, show);
    expect(screen.getByText('2 homes in Pune (pune)')).toBeTruthy();
    expect(screen.getByText('End of Homes')).toBeTruthy();
  });

  it('leave nothing on the page when there are none', () => {
    const { filled: _none, ...without } = ENTRY;
    renderEntry('/pune', without, sourceWith(Strip).source, show);
    expect(screen.getByRole('heading').nextElementSibling?.textContent).toBe('End of Homes');
  });

  it('disappear alone when they throw, and the error is theirs', () => {
    const { source, where } = sourceWith(Broken);
    renderEntry('/pune', ENTRY, source, show, { onCaughtError: () => undefined });
    expect(screen.getByText('End of Homes')).toBeTruthy();
    expect(screen.queryByText(/homes in/)).toBeNull();
    expect(where).toEqual([{ remote: 'mfe-other', page: 'strip', kind: 'render' }]);
  });

  it('are in the server’s markup, and load their script in the browser only when they are approached', async () => {
    document.body.innerHTML = `<div id="app">${renderToString(entryTree('/pune', ENTRY, sourceWith(Strip).source, show).tree)}</div>`;
    const { source, load } = sourceWith(Strip, { loaded: false });
    const app = document.getElementById('app') as HTMLElement;
    const root = await act(async () => hydrateRoot(app, entryTree('/pune', ENTRY, source, show).tree));
    const strip = screen.getByText(/homes in/);
    expect(load).not.toHaveBeenCalled();
    await act(async () => void fireEvent.pointerOver(strip));
    expect(load).toHaveBeenCalledWith({ remote: 'mfe-other', page: 'strip' });
    expect(screen.getByText(/homes in/)).toBe(strip);
    act(() => root.unmount());
  });
});
