import type { Article } from '@aangan/shared-kit/contracts/content';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import * as page from './article.page.tsx';

const ARTICLE = 'GET /api/v1/content/articles/{slug}';
const OFFICER_CALL = 'GET /api/v1/grievances/officer';
const OFFICER = {
  name: 'Meera Iyer',
  role: 'Grievance Officer, Aangan',
  address: '4 MG Road, Bengaluru 560001',
  email: 'grievance@aangan.example',
  hours: 'Monday to Friday, 10 am to 6 pm',
};

const article = (slug: string): Article => ({
  ...{ slug, title: 'Our policy', description: 'What we keep.', revision: 1, updatedAt: FAKE_NOW },
  blocks: [{ kind: 'paragraph', runs: [{ text: 'This is the policy.' }] }],
});

const open = (url: string, answers: FakeAnswers = {}) =>
  renderPage(page, {
    url,
    platform: fakePlatform({ answers: { [ARTICLE]: ({ params }) => article(params.slug), ...answers } }),
  });

describe('a page of the company', () => {
  it.each(['/privacy', '/ppolicy'])(
    'names on %s the grievance officer, the hours and how to reach them',
    async (url) => {
      await open(url, { [OFFICER_CALL]: { officer: OFFICER } });
      const card = within(screen.getByRole('region', { name: 'Grievance officer' }));
      for (const text of Object.values(OFFICER)) expect(card.getByText(text)).toBeTruthy();
      expect(card.getByText('We decide your complaint within 15 days.')).toBeTruthy();
      expect(card.getByRole('link', { name: 'Send a complaint' }).getAttribute('href')).toBe('/grievance');
    },
  );

  it('leads from the privacy policy to the form of complaints while nobody is named', async () => {
    await open('/privacy', { [OFFICER_CALL]: { officer: null } });
    expect(screen.getByText('Use our complaint form to contact the officer.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send a complaint' })).toBeTruthy();
  });

  it('shows the privacy policy without the officer when that call fails', async () => {
    await open('/privacy', { [OFFICER_CALL]: fakeHttpError(503) });
    expect(screen.getByText('This is the policy.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Grievance officer' })).toBeNull();
  });

  it('does not ask for the officer on other pages', async () => {
    const { platform } = await open('/careers');
    expect(platform.calls.map(({ call }) => call)).toEqual([ARTICLE]);
    expect(screen.queryByText('Grievance officer')).toBeNull();
  });
});
