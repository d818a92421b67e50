import type { HelpEntry } from '@aangan/shared-kit/contracts/help';
import { type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import * as articlePage from './article.page.tsx';
import * as page from './help.page.tsx';

const REFUNDS: HelpEntry = { id: 'refunds', topic: 'money', title: 'When do I get my refund?', summary: 'In a week.' };
const INVOICES: HelpEntry = { id: 'invoices', topic: 'money', title: 'Download an invoice', summary: 'Every order.' };
const ANSWERS: FakeAnswers = {
  'GET /support/api/crawl/getSupportData': {
    topics: [{ topic: 'money', title: 'Plans, payments and wallet', articles: [REFUNDS, INVOICES] }],
  },
  'GET /api/v1/help/search': { articles: [REFUNDS] },
  'POST /api/v1/help/articles/{id}/answer': { helped: true },
};

const openHelp = (url: string, answers: FakeAnswers = {}) =>
  renderPage(page, { url, platform: fakePlatform({ answers: { ...ANSWERS, ...answers } }) });

describe('the help centre', () => {
  it('lists its topics with their articles', async () => {
    await openHelp('/help');
    expect(screen.getByRole('heading', { name: 'Plans, payments and wallet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: INVOICES.title }).getAttribute('href')).toBe('/help/invoices');
  });

  it('answers the question of its address, above the topics', async () => {
    const { platform } = await openHelp('/help?q=refnd');
    expect(screen.getByRole('heading', { name: 'One answer to “refnd”' })).toBeTruthy();
    expect(platform.calls.at(-1)).toMatchObject({ call: 'GET /api/v1/help/search', input: { query: { q: 'refnd' } } });
  });

  it('says so when nothing was found', async () => {
    await openHelp('/help?q=zebra', { 'GET /api/v1/help/search': { articles: [] } });
    expect(screen.getByRole('heading', { name: 'No answer to “zebra”' })).toBeTruthy();
  });
});

describe('an article', () => {
  const open = (helped: { yes: number; of: number }) =>
    renderPage(articlePage, {
      url: '/help/refunds',
      params: { article: 'refunds' },
      platform: fakePlatform({
        answers: {
          ...ANSWERS,
          'GET /support/api/article/get/{id}': {
            ...REFUNDS,
            blocks: [{ kind: 'paragraph', runs: [{ text: 'It goes back the way you paid.' }] }],
            related: [INVOICES],
            helped,
          },
        },
      }),
    });

  it('asks once whether it helped, and thanks for the answer', async () => {
    const { platform, location } = await open({ yes: 0, of: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(/We are glad that it helped/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
    expect(location()).toBe('/help/refunds?helped=yes');
    expect(platform.calls).toContainEqual({
      call: 'POST /api/v1/help/articles/{id}/answer',
      input: { params: { id: 'refunds' }, json: { helped: true } },
    });
  });

  it('says how many it helped once five have answered', async () => {
    const { unmount } = await open({ yes: 4, of: 4 });
    expect(screen.queryByText(/readers said/)).toBeNull();
    unmount();
    await open({ yes: 4, of: 5 });
    expect(screen.getByText('4 of 5 readers said that this helped.')).toBeTruthy();
  });
});
