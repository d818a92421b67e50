import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { render } from '@testing-library/react';
import type { ShownPage } from '../services/services.ts';
import { aSession } from '../testing/a-session.ts';
import type { PageEntry } from './page-entry.ts';
import { PageSourceProvider } from './page-source-context.ts';
import { usePageShown } from './use-page-shown.ts';

const MATCH: PageEntry = { remote: 'mfe-test', page: 'plans', pattern: '/{seeker}/plans', params: {} };

interface Seen {
  readonly entry?: PageEntry;
  readonly pathname?: string;
  readonly navigating?: boolean;
}

function Watched({ entry = MATCH, pathname = '/tenant/plans', navigating = false }: Seen) {
  usePageShown(entry, pathname, navigating);
  return null;
}

function watch(first: Seen = {}) {
  const shown: ShownPage[] = [];
  const source = {
    platform: fakePlatform(),
    live: aSession(),
    navigation: [],
    match: async () => undefined,
    load: async () => Promise.reject(new Error('nothing to load')),
    loaded: () => undefined,
    shown: (page: ShownPage) => void shown.push(page),
  };
  const tree = (seen: Seen) => (
    <PageSourceProvider value={source}>
      <Watched {...seen} />
    </PageSourceProvider>
  );
  const view = render(tree(first));
  return { shown, next: (seen: Seen) => view.rerender(tree(seen)) };
}

describe('the report of a page on screen', () => {
  it('has the route, the path and the time since the document began', () => {
    const { shown } = watch();
    expect(shown).toEqual([
      {
        remote: 'mfe-test',
        page: 'plans',
        pattern: '/{seeker}/plans',
        path: '/tenant/plans',
        ms: expect.any(Number),
      },
    ]);
  });

  it('has the failure', () => {
    const { shown } = watch({ entry: { ...MATCH, failure: { kind: 'load', message: 'x' } } });
    expect(shown).toMatchObject([{ failure: 'load' }]);
  });

  it('has the time since the click at another path, and is not sent for another query', () => {
    const { shown, next } = watch();
    next({ navigating: true });
    next({ entry: { ...MATCH, data: 'refined' } });
    expect(shown).toHaveLength(1);
    const clicked = performance.now();
    next({ navigating: true });
    next({ entry: { ...MATCH }, pathname: '/buyer/plans' });
    expect(shown).toHaveLength(2);
    expect(shown[1]?.ms).toBeLessThanOrEqual(performance.now() - clicked);
  });

  it('has no time after a retry', () => {
    const { shown, next } = watch({ entry: { ...MATCH, failure: { kind: 'load', message: 'x' } } });
    next({});
    expect(shown[1]).toEqual({ remote: 'mfe-test', page: 'plans', pattern: '/{seeker}/plans', path: '/tenant/plans' });
  });
});
