import { act, fireEvent, screen } from '@testing-library/react';
import { renderAt } from '../testing/test-router.tsx';
import type { PageEntry, PageFailure } from './page-entry.ts';
import { PageFallback } from './page-fallback.tsx';

const MATCH = { remote: 'mfe-test', page: 'plans', pattern: '/plans', params: {} };

function show(failure: PageFailure) {
  const onRetry = jest.fn();
  const entry: PageEntry = { ...MATCH, failure };
  renderAt('/plans', <PageFallback entry={entry} busy={false} onRetry={onRetry} />);
  return onRetry;
}

const go = (onLine: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  act(() => void globalThis.dispatchEvent(new Event(onLine ? 'online' : 'offline')));
};
const heading = () => screen.getByRole('heading').textContent;

describe('the fallback of a page that failed to load', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['load', 'This page could not be loaded'],
    ['data', 'The details could not be loaded'],
    ['render', 'This page stopped working'],
    ['account', 'We cannot reach your account right now'],
  ] as const)('says what happened: %s', (kind, title) => {
    show({ kind, message: 'What happened.' });
    expect(heading()).toBe(title);
    expect(screen.getByText('What happened.')).toBeTruthy();
  });

  it('shows the request id for support, where there is one', () => {
    show({ kind: 'data', message: 'x', requestId: 'r-1' });
    expect(screen.getByText('Reference: r-1')).toBeTruthy();
  });

  it('offers a retry and a link home', () => {
    const onRetry = show({ kind: 'load', message: 'x' });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  it('reports a missing network, and retries when the network returns', () => {
    const onRetry = show({ kind: 'load', message: 'x' });
    go(false);
    expect(heading()).toBe('You are offline');
    go(true);
    expect(heading()).toBe('This page could not be loaded');
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
