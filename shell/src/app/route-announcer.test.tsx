import { useLocation } from '@aangan/shared-kit/platform/router';
import { renderAt } from '../testing/test-router.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

function Frame() {
  return (
    <>
      <input aria-label="somewhere" />
      <main id="main" tabIndex={-1}>
        <input aria-label="of the page" />
      </main>
      <RouteAnnouncer title={`Page ${useLocation().pathname}`} />
    </>
  );
}

describe('the announcement of a navigation', () => {
  const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;
  const focused = () => document.activeElement?.id;

  it('does not happen on the first page, which takes no focus', () => {
    renderAt('/first', <Frame />);
    expect(announced()).toBe('');
    expect(focused()).toBe('');
  });

  it('names the title and moves the focus to the content', async () => {
    const { go } = renderAt('/first', <Frame />);
    await go('/second');
    expect(announced()).toBe('Page /second');
    expect(focused()).toBe('main');
  });

  it('keeps the focus in a field of the page that still exists', async () => {
    const { go } = renderAt('/first', <Frame />);
    document.querySelector<HTMLElement>('#main input')?.focus();
    await go('/first,second');
    expect(announced()).toBe('Page /first,second');
    expect(document.activeElement?.tagName).toBe('INPUT');
  });

  it('keeps the focus while the same page is refined', async () => {
    const { go } = renderAt('/first', <Frame />);
    document.querySelector('input')?.focus();
    await go('/first?bhk=2');
    expect(announced()).toBe('');
    expect(document.activeElement?.tagName).toBe('INPUT');
  });
});
