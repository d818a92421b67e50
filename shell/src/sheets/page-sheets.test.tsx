import { type ActionArgs, usePageAction, usePageData } from '@aangan/shared-kit/platform/page';
import {
  Link,
  redirect,
  useLocation,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from '@aangan/shared-kit/platform/router';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Region } from '../app/page-region.tsx';
import type { PageSource } from '../app/page-source.ts';
import { PageSourceProvider } from '../app/page-source-context.ts';
import { aSession } from '../testing/a-session.ts';
import { renderAt } from '../testing/test-router.tsx';
import { pageSheets } from './page-sheets.tsx';

const NOTES = { remote: 'mfe-account', page: 'notes', pattern: '/notes', params: {} };
const dialog = () => screen.queryByRole('dialog');

/** A page under sheets, whose one other page can be made to fail and to work again. */
function begin(facts: { readonly login?: string } = {}) {
  const platform = fakePlatform();
  const live = aSession();
  let loads = 0;
  const remote = { broken: false, words: 'A note' };
  const module = {
    loader: async ({ url }: { url: URL }) => ({
      words: url.searchParams.has('sent') ? 'Sent' : remote.words,
      load: ++loads,
    }),
    async action({ form }: ActionArgs) {
      if (form.get('word')) return redirect('?sent=1');
      return { problem: 'Type a word.', problemsByField: {}, values: {} };
    },
    head: () => ({ title: 'Your note | Aangan' }),
    Component: Notes,
  };
  const source: PageSource = {
    platform,
    live,
    navigation: [],
    match: async (pathname) => (pathname === '/notes' ? { ...NOTES, ...facts } : undefined),
    load: async () => {
      if (remote.broken) throw new Error('out of reach');
      return module;
    },
    loaded: () => (remote.broken ? undefined : module),
  };
  const sheets = pageSheets(source, { Region, headOf: () => ({ title: 'Your note | Aangan' }) });
  renderAt('/home', <Under sheets={sheets.element} source={source} />, platform);
  const open = async (logIn = async () => true) => {
    const end = { result: 'open' as unknown };
    await act(async () => {
      void sheets.open('/notes', logIn).then((result) => {
        end.result = result;
      });
    });
    return end;
  };
  return { sheets, open, live, remote, loads: () => loads };
}

function Notes() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { words } = usePageData<() => Promise<{ words: string }>>();
  const { refusal, submit } = usePageAction();
  const { pathname, search } = useLocation();
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <output>{pathname + search}</output>
      <output>Tab {query.get('tab') ?? 'none'}</output>
      <button type="button" onClick={() => setQuery({ tab: 'shared' })}>
        Shared notes
      </button>
      <Link to="?tab=own">Own notes</Link>
      <form action={submit}>
        <input name="word" aria-label="Word" />
        <button type="submit">Send</button>
        {refusal?.problem}
      </form>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        {words}
      </button>
      <button type="button" onClick={() => void revalidate()}>
        Look again
      </button>
    </>
  );
}

function Under({ sheets, source }: { sheets: React.ReactNode; source: PageSource }) {
  return (
    <PageSourceProvider value={source}>
      <p>At {useLocation().pathname}</p>
      {sheets}
    </PageSourceProvider>
  );
}

describe('a page in a sheet', () => {
  it('opens over the page, named by its title', async () => {
    const { open } = begin();
    await open();
    expect(await screen.findByRole('button', { name: 'A note' })).toBeTruthy();
    expect(dialog()?.getAttribute('aria-labelledby')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your note' })).toBeTruthy();
    expect(screen.getByText('At /home')).toBeTruthy();
  });

  it('loads its own data again on request', async () => {
    const { open, remote } = begin();
    await open();
    await screen.findByRole('button', { name: 'A note' });
    remote.words = 'A changed note';
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByRole('button', { name: 'A changed note' })).toBeTruthy();
  });

  it('sends its form to its own page, and stays open', async () => {
    const { open } = begin();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Type a word.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Word'), 'Namaste');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Sent' })).toBeTruthy();
    expect(screen.getByText('At /home')).toBeTruthy();
    expect(screen.queryByText('Type a word.')).toBeNull();
  });

  it('returns the closing value to its opener', async () => {
    const { open, sheets } = begin();
    const end = await open();
    await screen.findByRole('button', { name: 'A note' });
    act(() => void sheets.close({ saved: true }));
    await waitFor(() => expect(end.result).toEqual({ saved: true }));
    expect(dialog()).toBeNull();
    expect(sheets.close()).toBe(false);
  });

  it('is closed by its own button, and then returns nothing', async () => {
    const { open } = begin();
    const end = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(end.result).toBeUndefined());
    expect(dialog()).toBeNull();
  });

  it('closes the topmost sheet first', async () => {
    const { open, sheets } = begin();
    const ends = [await open(), await open()];
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'A note', hidden: true })).toHaveLength(2));
    act(() => void sheets.close('second'));
    await waitFor(() => expect(ends.map(({ result }) => result)).toEqual(['open', 'second']));
  });

  it('asks for login first where its page needs it, and does not open without', async () => {
    const { open, loads } = begin({ login: 'your notes' });
    const end = await open(async () => false);
    await waitFor(() => expect(end.result).toBeUndefined());
    expect(dialog()).toBeNull();
    expect(loads()).toBe(0);
  });

  it('shows the fallback when its remote is unreachable, and retries', async () => {
    const { open, remote } = begin();
    remote.broken = true;
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    remote.broken = false;
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'A note' })).toBeTruthy();
  });

  it('loads its data again for another person', async () => {
    const { open, live, loads } = begin();
    await open();
    await screen.findByRole('button', { name: 'A note' });
    act(() => live.setState({ account: { id: 'acc_2', name: 'Ravi' } }));
    await waitFor(() => expect(loads()).toBe(2));
  });

  it('reads its own address by the hooks of the router', async () => {
    const { open } = begin();
    await open();
    expect(await screen.findByText('/notes')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Own notes' }).getAttribute('href')).toBe('/notes?tab=own');
    expect(screen.getByText('At /home')).toBeTruthy();
  });

  it('changes its own query and loads with it, while the page under it stays', async () => {
    const { open, loads } = begin();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Shared notes' }));
    expect(await screen.findByText('/notes?tab=shared')).toBeTruthy();
    expect(screen.getByText('Tab shared')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Own notes' }));
    expect(await screen.findByText('Tab own')).toBeTruthy();
    expect(loads()).toBe(3);
    expect(screen.getByText('At /home')).toBeTruthy();
    expect(dialog()).toBeTruthy();
  });

  it('closes when a link in it leads to another page', async () => {
    const { open } = begin();
    const end = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'A note' }));
    await waitFor(() => expect(end.result).toBeUndefined());
    expect(screen.getByText('At /elsewhere')).toBeTruthy();
    expect(dialog()).toBeNull();
  });
});
