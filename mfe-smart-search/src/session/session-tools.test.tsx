import type { SmartSession } from '@aangan/shared-kit/contracts/smart-search-session';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './session.page.tsx';
import { SESSION_ID, sampleSession } from './testing/sample-session.ts';

const ADDRESS = `/smart-search/details/${SESSION_ID}`;
const COMMUTE = 'POST /falcon/smart-search-v2/commute';
const CHANGE = 'PUT /falcon/smart-search-v2/commute/{commuteId}';
const SHARE = 'POST /falcon/smart-search-v2/share';
const FEEDBACK = 'POST /falcon/smart-search-v2/product_feedback';
const PLACES = 'GET /places/api/v1/autocomplete';
const MANYATA = { slug: 'manyata-tech-park', name: 'Manyata Tech Park', kind: 'landmark', city: 'bangalore' };
const saved = {
  ...{ commuteId: 'com_abcdefghij0123456789', city: 'bangalore', propertyType: 'RENT' as const },
  people: [{ to: MANYATA.slug, name: MANYATA.name, mode: 'transit' as const, minutes: 45 }],
};

const open = (answers: FakeAnswers = {}, session: Partial<SmartSession> = {}) =>
  renderPage(page, {
    url: ADDRESS,
    params: { session_id: SESSION_ID },
    platform: fakePlatform({
      answers: {
        'GET /falcon/smart-search-v2/session_detail': sampleSession(session),
        'GET /falcon/smart-search-v2/commute': { commute: null },
        'GET /falcon/smart-search-v2/fetch_product_feedback': { feedback: null },
        [PLACES]: ({ query }) => ({ suggestions: /manyata/i.test(query.hint ?? '') ? [MANYATA] : [] }) as never,
        ...answers,
      },
    }),
  });
const tool = async (name: string) => {
  const form = await screen.findByRole('form', { name, hidden: true });
  const details = form.closest('details');
  if (!details) throw new Error(`${name} is in no section`);
  return { details, form: within(form) };
};
const SAVED = 'Commute saved. Homes within your commute come first.';

describe('the commute', () => {
  it('is saved by the name of a place, and says so in its open section', async () => {
    const { platform, location } = await open({ [COMMUTE]: { commute: saved } });
    const { form, details } = await tool('Your commute');
    await userEvent.type(form.getAllByLabelText('Workplace, college or station')[0] as HTMLElement, 'manyata');
    await userEvent.selectOptions(form.getAllByLabelText('At most')[0] as HTMLElement, '30');
    await userEvent.click(form.getByRole('button', { name: 'Save commute', hidden: true }));
    await screen.findByText(SAVED);
    expect(location()).toBe(`${ADDRESS}?saved=commute#commute`);
    expect(details.open).toBe(true);
    expect(platform.calls.find(({ call }) => call === COMMUTE)?.input).toEqual({
      json: {
        ...{ city: 'bangalore', propertyType: 'RENT' },
        people: [{ to: MANYATA.slug, mode: 'transit', minutes: 30 }],
      },
    });
  });

  it('that was saved before is shown and changed by its id', async () => {
    const { platform } = await open({
      'GET /falcon/smart-search-v2/commute': { commute: saved },
      [CHANGE]: { commute: saved },
    });
    const { form } = await tool('Your commute');
    expect(form.getAllByLabelText<HTMLInputElement>('Workplace, college or station')[0]?.value).toBe(MANYATA.name);
    await userEvent.click(form.getByRole('button', { name: 'Save commute', hidden: true }));
    await screen.findByText(SAVED);
    expect(platform.calls.find(({ call }) => call === CHANGE)?.input).toMatchObject({
      params: { commuteId: saved.commuteId },
    });
  });

  it.each([
    ['', 'Enter the place you travel to.'],
    ['qwzx', 'No place is called “qwzx”. Check the spelling or the city.'],
  ])('to %j is refused beside its field, and nothing is saved', async (place, problem) => {
    const { platform } = await open();
    const { form } = await tool('Your commute');
    const [field] = form.getAllByLabelText('Workplace, college or station');
    if (place) await userEvent.type(field as HTMLElement, place);
    await userEvent.click(form.getByRole('button', { name: 'Save commute', hidden: true }));
    expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0);
    expect(screen.queryByText(SAVED)).toBeNull();
    expect(platform.calls.some(({ call }) => call === COMMUTE)).toBe(false);
  });

  it('that cannot be loaded leaves the rest of the page', async () => {
    await open({ 'GET /falcon/smart-search-v2/commute': fakeHttpError(503) });
    await tool('Your commute');
    expect(screen.getByText('Your saved commute could not be loaded.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});

describe('feedback', () => {
  it('is sent with its reasons, and thanked for in its open section', async () => {
    let given = false;
    const feedback = { rating: 4, reasons: ['FAST' as const], words: 'Good', saved_at: 1 };
    const { platform } = await open({
      'GET /falcon/smart-search-v2/fetch_product_feedback': () => ({ feedback: given ? feedback : null }),
      [FEEDBACK]: () => {
        given = true;
        return { status: 'success' };
      },
    });
    const { form, details } = await tool('How do you like smart search?');
    await userEvent.click(form.getByLabelText('4 · Good'));
    await userEvent.click(form.getByLabelText('Fast'));
    await userEvent.type(form.getByLabelText('In your words (optional)'), 'Good');
    await userEvent.click(form.getByRole('button', { name: 'Send feedback', hidden: true }));
    await screen.findByText('Thank you. You can change your answer.');
    expect(details.open).toBe(true);
    expect(platform.calls.find(({ call }) => call === FEEDBACK)?.input).toEqual({
      json: { session_id: SESSION_ID, rating: 4, reasons: ['FAST'], words: 'Good' },
    });
  });

  it('is not thanked for when it was refused', async () => {
    await open({ [FEEDBACK]: fakeHttpError(503, 'Try again later.') });
    const { form } = await tool('How do you like smart search?');
    await userEvent.click(form.getByLabelText('1 · Bad'));
    await userEvent.click(form.getByRole('button', { name: 'Send feedback', hidden: true }));
    await screen.findByText('Try again later.');
    expect(screen.queryByText('Thank you. You can change your answer.')).toBeNull();
  });
});

describe('a link for a partner', () => {
  const share = { share_id: 'shr_abcdefghij0123456789', created_at: 1, ends_at: Date.UTC(2026, 11, 16), votes: 0 };

  it('is made once, and its address is shown once', async () => {
    const { platform } = await open({ [SHARE]: { share, url: '/smart-search/shared/secret' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Make a link', hidden: true }));
    const address = await screen.findByLabelText<HTMLInputElement>('Send this link to your partner:');
    expect(address.value).toMatch(/^https?:\/\/.*\/smart-search\/shared\/secret$/);
    expect(platform.calls.filter(({ call }) => call === SHARE)).toHaveLength(1);
  });

  it('that exists already cannot be shown again', async () => {
    await open({ [SHARE]: { share, url: null } });
    await userEvent.click(await screen.findByRole('button', { name: 'Make a link', hidden: true }));
    await screen.findByText('This link was already made. Withdraw it and make another one.');
  });

  it('is withdrawn, and the page says so', async () => {
    const withdraw = 'DELETE /falcon/smart-search-v2/share/{share_id}';
    const { platform } = await open({ [withdraw]: { status: 'success' } }, { shares: [share] });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await screen.findByText('Link withdrawn. It no longer works for anybody.');
    await waitFor(() =>
      expect(platform.calls.find(({ call }) => call === withdraw)?.input).toEqual({
        params: { share_id: share.share_id },
      }),
    );
  });
});
