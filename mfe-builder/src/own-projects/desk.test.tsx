import type { BuilderClaim } from '@aangan/shared-kit/contracts/builder-account';
import type { BuilderLead } from '@aangan/shared-kit/contracts/project-leads';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import * as account from './account.page.tsx';
import * as leads from './leads.page.tsx';
import * as prices from './prices.page.tsx';

const platformWith = (answers: FakeAnswers) => fakePlatform({ session: { loggedIn: true }, answers });

const LEAD: BuilderLead = {
  id: 'plead_aaaaaaaaaaaaaaaaaaaa',
  project: { id: 'k3f9a2m1x0', name: 'Lakeside Heights', builder: 'Neem Homes', city: 'pune' },
  ...{ wish: 'SITE_VISIT', callers: 'SALES_TEAM', frequency: 'WEEKLY', brochure: false, visitOn: '2026-12-05' },
  ...{ message: 'Is a corner flat free?', state: 'SENT', sentOn: FAKE_NOW, endsOn: FAKE_NOW + 86_400_000 },
  ...{ answer: null, visitor: 'Meera', email: null, calls: [], refusal: null },
};
const SHOW = 'POST /api/v1/builder/leads/{leadId}/number';
const ANSWER = 'PUT /api/v1/builder/leads/{leadId}/answer';

describe('requests to a builder', () => {
  const open = (lead: BuilderLead, answers: FakeAnswers = {}) => {
    const platform = platformWith({ 'GET /api/v1/builder/leads': { leads: [lead], next: null }, ...answers });
    return renderPage(leads, { url: '/my-builder-account/leads', platform });
  };

  it('show the terms, and the number only after a press', async () => {
    await open(LEAD, { [SHOW]: { phone: '+919812345678', lead: { ...LEAD, refusal: 'OFTEN_ENOUGH' } } });
    expect(screen.getByText(/^The builder’s sales team may call, once a week, until/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: '+919812345678' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show number' }));
    expect((await screen.findByRole('link', { name: '+919812345678' })).getAttribute('href')).toBe('tel:+919812345678');
  });

  it('give the reason instead of a button where the terms forbid a call', async () => {
    await open({ ...LEAD, refusal: 'QUIET_HOURS' });
    expect(screen.getByText('These are quiet hours for this person. Call later.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show number' })).toBeNull();
  });

  it('are answered in writing, without phone numbers', async () => {
    const answered = { ...LEAD, state: 'ANSWERED' as const, answer: { text: 'Two are free.', at: FAKE_NOW } };
    const { platform } = await open(LEAD, { [ANSWER]: { lead: answered } });
    const field = screen.getByLabelText('Answer in writing');
    fireEvent.change(field, { target: { value: 'Call 9845012345' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(screen.getByText('Leave out phone numbers. Everybody can read this.')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'Two are free.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Your answer')).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toMatchObject({ json: { text: 'Two are free.', close: false } });
  });

  it('are not shown to people whom staff have not verified', async () => {
    const platform = platformWith({ 'GET /api/v1/builder/leads': fakeHttpError(404, 'No.') });
    await renderPage(leads, { url: '/my-builder-account/leads', platform });
    expect(screen.getByRole('link', { name: 'Go to your request' }).getAttribute('href')).toBe('/my-builder-account');
  });
});

describe('the request to act for a builder', () => {
  const CLAIM: BuilderClaim = {
    builder: { id: 'bld-neem-homes', name: 'Neem Homes' },
    ...{ state: 'draft', jobTitle: 'Sales manager', workEmail: 'kiran@neem.example', papers: [] },
    ...{ reason: null, submittedOn: null, decidedOn: null },
  };

  it('names the builder first, then takes papers', async () => {
    const platform = platformWith({
      'GET /api/v1/builder/account': { claim: null },
      'GET /api/v1/builder/builders': { builders: [CLAIM.builder] },
      'PUT /api/v1/builder/account': { claim: CLAIM },
    });
    await renderPage(account, { url: '/my-builder-account', platform });
    fireEvent.change(screen.getByLabelText('Name of the builder'), { target: { value: 'neem' } });
    fireEvent.click(screen.getByRole('button', { name: 'Find' }));
    expect(((await screen.findByRole('radio', { name: 'Neem Homes' })) as HTMLInputElement).checked).toBe(true);
    fireEvent.change(screen.getByLabelText('Your job there'), { target: { value: 'Sales manager' } });
    fireEvent.change(screen.getByLabelText('Your e-mail address there'), { target: { value: 'kiran@neem.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save and add documents' }));
    expect(await screen.findByRole('heading', { name: 'Documents' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send request' }).disabled).toBe(true);
  });

  it('shows a refusal with its reason, and allows changes again', async () => {
    const claim = { ...CLAIM, state: 'refused' as const, reason: 'The letter is not signed.' };
    const platform = platformWith({ 'GET /api/v1/builder/account': { claim } });
    await renderPage(account, { url: '/my-builder-account', platform });
    expect(screen.getByText(/The letter is not signed/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy();
  });
});

it('saves price and stock of a unit on their own', async () => {
  const unit = { id: 'u1', type: 'BHK2' as const, builtUpArea: 1105, price: 8_500_000, total: 40, available: 12 };
  const platform = platformWith({
    'GET /api/v1/builder/projects': {
      builder: { id: 'bld-neem-homes', name: 'Neem Homes' },
      projects: [
        {
          id: 'k3f9a2m1x0',
          name: 'Lakeside Heights',
          city: 'pune',
          stage: 'READY',
          updatedOn: '2026-11-01',
          units: [unit],
        },
      ],
    },
    'PUT /api/v1/builder/projects/{id}/units/{unitId}': { unit: { ...unit, price: 8_200_000 } },
  });
  await renderPage(prices, { url: '/my-builder-account/prices', platform });
  const row = within(screen.getByRole('form', { name: '2 BHK, 1,105 sq ft' }));
  fireEvent.change(row.getByLabelText('Price'), { target: { value: '82,00,000' } });
  fireEvent.click(row.getByRole('button', { name: /^Save/ }));
  expect(await row.findByText('Saved.')).toBeTruthy();
  expect(platform.calls.at(-1)?.input).toMatchObject({ json: { price: 8_200_000, available: 12 } });
});
