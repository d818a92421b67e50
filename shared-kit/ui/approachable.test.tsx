import { act, fireEvent, screen } from '@testing-library/react';
import { startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from '../platform/host-router.ts';
import { Link } from '../platform/router.ts';
import { Approachable, type ApproachablePart, approachable } from './approachable.tsx';

function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

interface ChangingProps {
  readonly part: ApproachablePart<{ name: string }>;
  readonly change: ((set: (name: string) => void) => void) | undefined;
}

/** A page that gives the part something else later. */
function Changing({ part, change }: ChangingProps) {
  const [name, setName] = useState('Likes');
  useEffect(() => change?.(setName), [change]);
  return <Approachable part={part} with={{ name }} />;
}

function page(part: ApproachablePart<{ name: string }>) {
  const element = (
    <>
      <Link to="#elsewhere">Elsewhere</Link>
      <Approachable part={part} with={{ name: 'Likes' }} />
    </>
  );
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />;
}

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** The document as the server wrote it, taken over by a browser that has not loaded the part. */
async function firstVisit(importPart: () => Promise<typeof Counter>) {
  const onServer = approachable(async () => Counter, 'touched');
  await onServer.load();
  document.body.innerHTML = `<div id="app">${renderToString(page(onServer))}</div>`;
  const imported = jest.fn(importPart);
  const app = document.getElementById('app') as HTMLElement;
  await act(async () => {
    root = hydrateRoot(app, page(approachable(imported, 'touched')));
  });
  return imported;
}

const button = () => screen.getByRole('button');
const touch = () => act(async () => void fireEvent.pointerOver(button()));

describe('a part that waits to be approached', () => {
  it('is in the document from the start, without its script', async () => {
    const imported = await firstVisit(async () => Counter);
    expect(button().textContent).toBe('Likes 0');
    expect(imported).not.toHaveBeenCalled();
  });

  it('comes alive when it is approached', async () => {
    const imported = await firstVisit(async () => Counter);
    await touch();
    fireEvent.click(button());
    expect(button().textContent).toBe('Likes 1');
    expect(imported).toHaveBeenCalledTimes(1);
  });

  it('stays as the server wrote it when the script does not come, and tries again', async () => {
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

  it('does not hold up a move within the page', async () => {
    const imported = await firstVisit(async () => Counter);
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' })));
    expect(imported).toHaveBeenCalled();
    expect(button().textContent).toBe('Likes 0');
  });

  it('is woken by a change of the page around it, and stays on the screen until it can follow', async () => {
    const onServer = approachable(async () => Counter, 'touched');
    await onServer.load();
    const shown = (part: ApproachablePart<{ name: string }>, change?: (set: (name: string) => void) => void) => {
      const element = <Changing part={part} change={change} />;
      return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />;
    };
    document.body.innerHTML = `<div id="app">${renderToString(shown(onServer))}</div>`;
    let rename: (name: string) => void = () => undefined;
    let arrive: () => void = () => undefined;
    const coming = new Promise<typeof Counter>((resolve) => {
      arrive = () => resolve(Counter);
    });
    const part = approachable(() => coming, 'touched');
    await act(async () => {
      const app = document.getElementById('app') as HTMLElement;
      root = hydrateRoot(
        app,
        shown(part, (set) => {
          rename = set;
        }),
      );
    });
    await act(async () => startTransition(() => rename('Hearts')));
    expect(button().textContent).toBe('Likes 0');
    await act(async () => arrive());
    expect(button().textContent).toBe('Hearts 0');
  });

  describe('that fails where the server wrote nothing', () => {
    /** As after a move within the site: all there is comes from the browser. */
    const laterVisit = (importPart: () => Promise<typeof Counter>) =>
      act(async () => {
        document.body.innerHTML = '<div id="app"></div>';
        root = createRoot(document.getElementById('app') as HTMLElement, { onCaughtError: () => undefined });
        root.render(page(approachable(importPart, 'touched')));
      });
    const retry = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));

    it('costs its own section, and comes when asked again', async () => {
      let online = false;
      await laterVisit(async () => {
        if (!online) throw new Error('no network');
        return Counter;
      });
      expect(screen.getByRole('status').textContent).toContain('This part did not come through.');
      expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeTruthy();
      online = true;
      await retry();
      expect(button().textContent).toBe('Likes 0');
      expect(screen.queryByRole('status')).toBeNull();
    });

    it('costs its own section when its code throws, too', async () => {
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
