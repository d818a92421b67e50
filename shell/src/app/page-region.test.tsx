import {
  type ActionArgs,
  type PageModule,
  usePageAction,
  usePageData,
  usePageParams,
} from '@aangan/shared-kit/platform/page';
import { redirect, useLocation } from '@aangan/shared-kit/platform/router';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { act, fireEvent, screen } from '@testing-library/react';
import { aSession } from '../testing/a-session.ts';
import { renderEntry } from '../testing/test-router.tsx';
import type { PageEntry } from './page-entry.ts';
import { PageRegion } from './page-region.tsx';
import type { PageSource } from './page-source.ts';

const MATCH = { remote: 'mfe-test', page: 'plans', pattern: '/{seeker}/plans', params: { seeker: 'tenant' } };
const LOAD_FAILURE: PageEntry = { ...MATCH, failure: { kind: 'load', message: 'This part could not be loaded.' } };

function Plans() {
  const { count } = usePageData<() => Promise<{ count: number }>>();
  return (
    <h1>
      {count} plans for a {usePageParams().seeker}
    </h1>
  );
}

function Fragile() {
  if (usePageData<() => Promise<{ broken: boolean }>>().broken) throw new Error('broken while rendering');
  return <h1>Whole again</h1>;
}

function BeingCounted() {
  return <p>Plans are being counted.</p>;
}

/** A form whose action wants a name. */
function Ask() {
  const { refusal, busy, submit } = usePageAction();
  return (
    <form aria-busy={busy} action={submit}>
      <input name="name" aria-label="Name" />
      <p role="alert">{refusal?.problemsByField.name}</p>
      <button type="submit">Ask</button>
    </form>
  );
}
const askPage: PageModule = {
  Component: Ask,
  async action({ form, url }: ActionArgs) {
    if (form.get('name')) return redirect(`${url.pathname}/sent`);
    return { problem: undefined, problemsByField: { name: 'Type a name.' }, values: {} };
  },
};

/** A site of one page whose remote can fail. */
function siteWith(page: PageModule) {
  const loads = jest.fn(async (): Promise<PageModule> => page);
  let ready: PageModule | undefined;
  const source: PageSource = {
    platform: fakePlatform(),
    live: aSession(),
    navigation: [],
    match: async () => MATCH,
    async load() {
      ready = await loads();
      return ready;
    },
    loaded: () => ready,
  };
  return { source, loads, makeReady: () => source.load(MATCH) };
}

const show = (entry: PageEntry) => <PageRegion entry={entry} />;
const heading = () => screen.getByRole('heading').textContent;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
const retryButton = () => screen.getByRole('button', { name: 'Try again' });

describe('the page region', () => {
  let errors: jest.SpyInstance;
  beforeEach(() => {
    errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => errors.mockRestore());

  it('shows the page with its data and params', async () => {
    const { source, makeReady } = siteWith({ Component: Plans });
    await makeReady();
    renderEntry('/tenant/plans', { ...MATCH, data: { count: 4 } }, source, show);
    expect(heading()).toBe('4 plans for a tenant');
  });

  it('retries a failed load once without a click, and shows the page', async () => {
    const { source, loads } = siteWith({ Component: Plans, loader: async () => ({ count: 2 }) });
    renderEntry('/tenant/plans', LOAD_FAILURE, source, show);
    expect(heading()).toBe('This page could not be loaded');
    await settle();
    expect(heading()).toBe('2 plans for a tenant');
    expect(loads).toHaveBeenCalledTimes(1);
  });

  it('retries only once without a click, and then on each click', async () => {
    const { source, loads } = siteWith({ Component: Plans, loader: async () => ({ count: 2 }) });
    loads.mockRejectedValueOnce(new Error('still down')).mockRejectedValueOnce(new Error('still down'));
    renderEntry('/tenant/plans', LOAD_FAILURE, source, show);
    await settle();
    await settle();
    expect(loads).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toContain('You can try again or use the menu above');
    fireEvent.click(retryButton());
    await settle();
    expect(loads).toHaveBeenCalledTimes(2);
    fireEvent.click(retryButton());
    await settle();
    expect(heading()).toBe('2 plans for a tenant');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows that a retry is running', async () => {
    let arrive: (page: PageModule) => void = () => undefined;
    const { source, loads } = siteWith({ Component: Plans, loader: async () => ({ count: 2 }) });
    loads.mockImplementation(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    renderEntry('/tenant/plans', LOAD_FAILURE, source, show);
    await settle();
    const button = screen.getByRole('button', { name: 'Trying again' });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('alert').getAttribute('aria-busy')).toBe('true');
    await act(async () => arrive({ Component: Plans, loader: async () => ({ count: 1 }) }));
    await settle();
    expect(heading()).toBe('1 plans for a tenant');
  });

  it('does not retry a failed call without a click, and shows the request id for support', async () => {
    const loader = jest.fn(async () => ({ count: 3 }));
    const { source, makeReady } = siteWith({ Component: Plans, loader });
    await makeReady();
    const failure = { kind: 'data', message: 'Something went wrong. Please try again.', requestId: 'r-1.1' } as const;
    renderEntry('/tenant/plans', { ...MATCH, failure }, source, show);
    await settle();
    expect(loader).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('Reference: r-1.1');
    fireEvent.click(retryButton());
    await settle();
    expect(heading()).toBe('3 plans for a tenant');
  });

  it('passes a failure of its data to the error view of the page', async () => {
    const { source, makeReady } = siteWith({ Component: Plans, ErrorBoundary: BeingCounted });
    await makeReady();
    const entry: PageEntry = { ...MATCH, failure: { kind: 'data', message: 'x' } };
    renderEntry('/tenant/plans', entry, source, show);
    expect(screen.getByText('Plans are being counted.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('contains a rendering error, reports it, and recovers on retry', async () => {
    const { source, makeReady } = siteWith({ Component: Fragile, loader: async () => ({ broken: false }) });
    await makeReady();
    renderEntry('/tenant/plans', { ...MATCH, data: { broken: true } }, source, (entry) => (
      <>
        <header>The frame</header>
        <PageRegion entry={entry} />
      </>
    ));
    expect(screen.getByText('The frame')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('This part of the page stopped working.');
    expect(fakePlatformOf(source).reportedErrors).toHaveLength(1);
    fireEvent.click(retryButton());
    await settle();
    expect(heading()).toBe('Whole again');
  });

  it('renders the next page after a rendering error', async () => {
    const page: PageModule = { loader: async ({ url }) => ({ broken: url.pathname === '/first' }), Component: Fragile };
    const { source, makeReady } = siteWith(page);
    await makeReady();
    const { go } = renderEntry('/first', { ...MATCH, data: { broken: true } }, source, show);
    expect(screen.getByRole('alert')).toBeTruthy();
    await go('/second');
    expect(heading()).toBe('Whole again');
  });

  it('sends a form to the action of its page, which refuses it or leads on', async () => {
    const { source, makeReady } = siteWith(askPage);
    await makeReady();
    renderEntry('/tenant/plans', MATCH, source, (entry) => (
      <>
        <output>{useLocation().pathname}</output>
        <PageRegion entry={entry} />
      </>
    ));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ask' })));
    expect(screen.getByRole('alert').textContent).toBe('Type a name.');
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Asha' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ask' })));
    expect(screen.getByRole('status').textContent).toBe('/tenant/plans/sent');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('shows why the server refused a form', async () => {
    const { source, makeReady } = siteWith(askPage);
    await makeReady();
    const refusal = { problem: undefined, problemsByField: { name: 'Type a name.' }, values: {} };
    renderEntry('/tenant/plans', { ...MATCH, refusal }, source, show);
    expect(screen.getByRole('alert').textContent).toBe('Type a name.');
  });
});

function fakePlatformOf(source: PageSource) {
  return source.platform as ReturnType<typeof fakePlatform>;
}
