import { fireEvent, screen } from '@testing-library/react';
import { type PageModule, usePageData, usePageParams } from '../platform/page.ts';
import { usePlatform } from '../platform/platform.ts';
import { Link } from '../platform/router.ts';
import { fakeHttpError, fakePlatform } from './fake-platform.tsx';
import { renderPage } from './render-page.tsx';

const loader: NonNullable<PageModule['loader']> = async ({ url, platform }) => {
  const { plans } = await platform.http.request('GET /api/v3/plan_payment/tenant/plans', { query: {} });
  return { heading: `${plans.length} plans, page ${url.searchParams.get('page') ?? '1'}` };
};

const page: PageModule = {
  loader,
  Component: function Plans() {
    const data = usePageData<() => Promise<{ heading: string }>>();
    const { alerts } = usePlatform();
    return (
      <>
        <h1>{data.heading}</h1>
        <p>{usePageParams().planType}</p>
        <Link to="?page=2">Next</Link>
        <button type="button" onClick={() => alerts.show('info', 'Saved')}>
          Save
        </button>
      </>
    );
  },
};

const answered = () => fakePlatform({ answers: { 'GET /api/v3/plan_payment/tenant/plans': { plans: [] } } });

it('runs the loader and renders the page with its data and params', async () => {
  const { platform } = await renderPage(page, {
    url: '/tenant/plans',
    params: { planType: 'tenant' },
    platform: answered(),
  });
  expect(screen.getByRole('heading').textContent).toBe('0 plans, page 1');
  expect(screen.getByText('tenant')).toBeTruthy();
  expect(platform.calls).toEqual([{ call: 'GET /api/v3/plan_payment/tenant/plans', input: { query: {} } }]);
});

it('runs the loader again when the page links to itself', async () => {
  const { location, platform } = await renderPage(page, { url: '/tenant/plans', platform: answered() });
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByRole('heading', { name: '0 plans, page 2' });
  expect(location()).toBe('/tenant/plans?page=2');
  expect(platform.calls).toHaveLength(2);
});

it('records the alerts that a page shows', async () => {
  const { platform } = await renderPage(page, { url: '/tenant/plans', platform: answered() });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(platform.shownAlerts).toEqual([{ kind: 'info', message: 'Saved' }]);
});

it("throws a loader's call error", async () => {
  const platform = fakePlatform({ answers: { 'GET /api/v3/plan_payment/tenant/plans': fakeHttpError(503) } });
  await expect(renderPage(page, { url: '/tenant/plans', platform })).rejects.toMatchObject({ status: 503 });
});

it('names the call that has no answer', async () => {
  await expect(renderPage(page, { url: '/tenant/plans' })).rejects.toThrow(
    'No answer for GET /api/v3/plan_payment/tenant/plans',
  );
});
