import { act, fireEvent, screen } from '@testing-library/react';
import { startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from '../platform/host-router.ts';
import { Link } from '../platform/router.ts';
import { DeferredSection, deferSection, type SectionSource } from './deferred-section.tsx';

function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

interface ChangingProps {
  readonly section: SectionSource<{ name: string }>;
  readonly change: ((set: (name: string) => void) => void) | undefined;
}

/** A page that later passes other props to the section. */
function Changing({ section, change }: ChangingProps) {
  const [name, setName] = useState('Likes');
  useEffect(() => change?.(setName), [change]);
  return <DeferredSection section={section} with={{ name }} />;
}

function page(section: SectionSource<{ name: string }>) {
  const element = (
    <>
      <Link to="#elsewhere">Elsewhere</Link>
      <DeferredSection section={section} with={{ name: 'Likes' }} />
    </>
  );
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />;
}

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** The server-rendered document, hydrated by a browser that has not loaded the section's script. */
async function firstVisit(importSection: () => Promise<typeof Counter>) {
  const onServer = deferSection(async () => Counter, 'interaction');
  await onServer.load();
  document.body.innerHTML = `<div id="app">${renderToString(page(onServer))}</div>`;
  const imported = jest.fn(importSection);
  const app = document.getElementById('app') as HTMLElement;
  await act(async () => {
    root = hydrateRoot(app, page(deferSection(imported, 'interaction')));
  });
  return imported;
}

const button = () => screen.getByRole('button');
const touch = () => act(async () => void fireEvent.pointerOver(button()));

describe('a deferred section', () => {
  it('is in the document from the start, without its script', async () => {
    const imported = await firstVisit(async () => Counter);
    expect(button().textContent).toBe('Likes 0');
    expect(imported).not.toHaveBeenCalled();
  });

  it('hydrates when it is approached', async () => {
    const imported = await firstVisit(async () => Counter);
    await touch();
    fireEvent.click(button());
    expect(button().textContent).toBe('Likes 1');
    expect(imported).toHaveBeenCalledTimes(1);
  });

  it("keeps the server's HTML when the script does not load, and retries", async () => {
    let online = false;
    await firstVisit(async () => {
      if (!online) throw new Error('no network');
      return Counter;
    });
    await touch();
    expect(button().textContent).toBe('Likes 0');
    online = true;
    await touch();
    fireEvent.click(button());
    expect(button().textContent).toBe('Likes 1');
  });

  it('does not delay a navigation within the page', async () => {
    const imported = await firstVisit(async () => Counter);
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' })));
    expect(imported).toHaveBeenCalled();
    expect(button().textContent).toBe('Likes 0');
  });

  it('hydrates on a change of the page around it, and keeps its HTML until then', async () => {
    const onServer = deferSection(async () => Counter, 'interaction');
    await onServer.load();
    const shown = (section: SectionSource<{ name: string }>, change?: (set: (name: string) => void) => void) => {
      const element = <Changing section={section} change={change} />;
      return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />;
    };
    document.body.innerHTML = `<div id="app">${renderToString(shown(onServer))}</div>`;
    let rename: (name: string) => void = () => undefined;
    let arrive: () => void = () => undefined;
    const coming = new Promise<typeof Counter>((resolve) => {
      arrive = () => resolve(Counter);
    });
    const section = deferSection(() => coming, 'interaction');
    await act(async () => {
      const app = document.getElementById('app') as HTMLElement;
      root = hydrateRoot(
        app,
        shown(section, (set) => {
          rename = set;
        }),
      );
    });
    await act(async () => startTransition(() => rename('Hearts')));
    expect(button().textContent).toBe('Likes 0');
    await act(async () => arrive());
    expect(button().textContent).toBe('Hearts 0');
  });

  describe('a deferred section that fails without server HTML', () => {
    /** As after a navigation within the site: everything is rendered in the browser. */
    const laterVisit = (importSection: () => Promise<typeof Counter>) =>
      act(async () => {
        document.body.innerHTML = '<div id="app"></div>';
        root = createRoot(document.getElementById('app') as HTMLElement, { onCaughtError: () => undefined });
        root.render(page(deferSection(importSection, 'interaction')));
      });
    const retry = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));

    it('fails alone, and loads on retry', async () => {
      let online = false;
      await laterVisit(async () => {
        if (!online) throw new Error('no network');
        return Counter;
      });
      expect(screen.getByRole('status').textContent).toContain('This section could not be loaded.');
      expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeTruthy();
      online = true;
      await retry();
      expect(button().textContent).toBe('Likes 0');
      expect(screen.queryByRole('status')).toBeNull();
    });

    it('fails alone when its code throws, too', async () => {
      let broken = true;
      await laterVisit(async () => (props) => {
        if (broken) throw new Error('broken');
        return <Counter {...props} />;
      });
      expect(screen.getByRole('status').textContent).toContain('The rest of the page works.');
      expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeTruthy();
      broken = false;
      await retry();
      expect(button().textContent).toBe('Likes 0');
    });
  });
});
