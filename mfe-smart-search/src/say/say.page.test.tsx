import { placeIndex } from '@aangan/shared-kit/domain/smart-search/place-index';
import { understand } from '@aangan/shared-kit/domain/smart-search/understand';
import {
  type FakeAnswers,
  type FakePlatform,
  fakeHttpError,
  fakePlatform,
} from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSession } from '../session/testing/public.ts';
import * as page from './say.page.tsx';

const REGISTER = 'POST /falcon/smart-search-v2/register_session';
const UNDERSTAND = 'POST /falcon/smart-search-v2/understand';
const CLEAR = '2 BHK for rent in Koramangala under 40k';
const KORAMANGALA = {
  id: 'loc-bangalore-koramangala',
  kind: 'locality',
  slug: 'koramangala',
  name: 'Koramangala',
  city: 'bangalore',
  aliases: [],
} as const;
const KORAMANGALA_AREA = {
  ...{ id: KORAMANGALA.id, slug: KORAMANGALA.slug, name: KORAMANGALA.name, city: KORAMANGALA.city },
};

function platform(answers: FakeAnswers = {}): FakePlatform {
  return fakePlatform({
    answers: {
      'POST /falcon/smart-search-v2/session_history': { sessions: [] },
      'GET /api/v1/localities/city/{city}/names': { places: [{ ...KORAMANGALA, aliases: [] }] },
      'POST /falcon/smart-search-v2/intermediate_search': ({ json }) => ({
        estimated_rent: 32_000,
        total_count: 143,
        counts: Object.fromEntries((json.answers ?? []).map(({ label }) => [label, 7])),
        localities: json.localities ? [{ ...KORAMANGALA_AREA, total_count: 21 }] : [],
      }),
      'POST /falcon/smart-search-v2/rent_estimator': {
        estimated_rent: 32_000,
        total_count: 143,
        low: 28_000,
        high: 36_000,
      },
      // The grammar itself reads the text, as it does in the API.
      [UNDERSTAND]: ({ json: { text } }) => {
        const context = { city: 'bangalore', today: '2026-11-16', places: placeIndex('bangalore', [KORAMANGALA]) };
        const { slots, ignored, unknown } = understand(text, context);
        return { text, slots: [...slots], ignored: [...ignored], unknown: [...unknown], by: 'grammar' };
      },
      [REGISTER]: sampleSession(),
      'GET /falcon/smart-search-v2/session_detail': sampleSession(),
      ...answers,
    },
  });
}

const open = (text = '', answers?: FakeAnswers) =>
  renderPage(page, {
    url: text === '' ? '/smart-search' : `/smart-search?q=${encodeURIComponent(text)}`,
    platform: platform(answers),
  });

it('shows what was understood as chips, and underlines what was not', async () => {
  await open(`${CLEAR} qwzxv`);
  const chips = screen.getByRole('list', { name: 'What we understood' });
  expect(within(chips).getByText('2 BHK')).toBeTruthy();
  expect(within(chips).getByText(/Koramangala/)).toBeTruthy();
  expect(screen.getByText(/^qwzxv/)).toBeTruthy();
  expect(screen.getByText('(not understood)')).toBeTruthy();
});

it('removes a chip by an address without its words', async () => {
  const { location } = await open(CLEAR);
  await userEvent.click(screen.getByRole('link', { name: 'Remove 2 BHK' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Remove 2 BHK' })).toBeNull());
  expect(location()).not.toContain('BHK');
  expect(location()).toContain('Koramangala');
});

it('asks one question with the number of homes beside each answer, and Back returns to it', async () => {
  const { go, location } = await open('2 BHK');
  const [question] = screen.getAllByRole('heading', { level: 2 });
  const asked = question?.textContent ?? '';
  const [answer] = within(question?.closest('section') ?? document.body).getAllByRole('link', { name: /7 homes$/ });
  await userEvent.click(answer ?? document.body);
  expect(location()).not.toBe('/smart-search?q=2%20BHK');
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: asked })).toBeNull());
  await go(-1);
  expect(screen.getByRole('heading', { level: 2, name: asked })).toBeTruthy();
});

it('offers localities of the city with the number of homes in each', async () => {
  const { location } = await open('2 BHK for rent');
  const [offered] = screen.getAllByRole('link', { name: 'Koramangala 21 homes' });
  await userEvent.click(offered ?? document.body);
  await waitFor(() => expect(location()).toContain('Koramangala'));
  expect(await screen.findByRole('link', { name: /^Change .*Koramangala/ })).toBeTruthy();
});

it('has no arrow back at the first question, and one to the text before an answer afterwards', async () => {
  const { location } = await open('2 BHK for rent');
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Koramangala 21 homes' }));
  const back = await screen.findByRole('link', { name: 'Back' });
  expect(back.getAttribute('href')).toBe('/smart-search?q=2+BHK+for+rent');
  await userEvent.click(screen.getByRole('link', { name: /^Any/ }));
  await waitFor(() => expect(location()).toContain('any=budget'));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toMatch(/Koramangala&steps=14$/),
  );
});

it('forgets the steps once a chip is removed', async () => {
  await renderPage(page, { url: '/smart-search?q=2+BHK+for+rent+Koramangala&steps=14', platform: platform() });
  expect(screen.getByRole('link', { name: 'Remove 2 BHK' }).getAttribute('href')).not.toContain('steps');
});

it('starts a session with what was understood', async () => {
  const { platform: used, location } = await open(CLEAR);
  await userEvent.click(screen.getByRole('button', { name: 'Show 143 homes' }));
  const sent = used.calls.filter(({ call }) => call === REGISTER).map(({ input }) => input as { json: object });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.json).toMatchObject({ slots: expect.arrayContaining([expect.objectContaining({ kind: 'bhk' })]) });
  expect(location()).toMatch(/^\/smart-search\/details\/sms_/);
});

it('reads the text while it is typed, with the same result as the API', async () => {
  const { platform: used } = await open();
  await userEvent.type(screen.getByLabelText('The home you want'), CLEAR);
  const live = within(await screen.findByRole('list', { name: 'What we understood' }));
  await live.findByText('2 BHK');
  const labels = () => screen.getAllByRole('link', { name: /^Change / }).map(({ textContent }) => textContent);
  await live.findByText(/40/);
  const typed = labels();
  expect(used.calls.some(({ call }) => call === UNDERSTAND)).toBe(false);
  cleanup();
  await open(CLEAR);
  expect(typed.length).toBeGreaterThan(2);
  expect(labels()).toEqual(typed);
});

it('shows neither price nor number when the estimator fails', async () => {
  await open(CLEAR, {
    'POST /falcon/smart-search-v2/rent_estimator': fakeHttpError(503),
    'POST /falcon/smart-search-v2/intermediate_search': fakeHttpError(503),
  });
  expect(screen.getByRole('button', { name: 'Show homes' })).toBeTruthy();
  expect(screen.queryByText(/^Usual price/)).toBeNull();
});

it('keeps the text when it cannot be read', async () => {
  await open(CLEAR, { [UNDERSTAND]: fakeHttpError(503) });
  expect(screen.getByRole('alert').textContent).toContain('We could not read your search');
  expect(screen.getByLabelText<HTMLTextAreaElement>('The home you want').value).toBe(CLEAR);
});

it('asks for words when none were given', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect((await screen.findAllByText('Describe the home you want.')).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('The home you want'), '2');
  await waitFor(() => expect(screen.queryByText('Describe the home you want.')).toBeNull());
});

it('says that nothing was understood of nonsense, and starts no session', async () => {
  await open('qwzxv plmokn');
  expect(screen.getByText(/^We did not understand this/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});
