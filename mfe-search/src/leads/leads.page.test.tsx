import { LEAD_SENT_MESSAGE, OWNER_CONTACT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { dialled, splitPhone, timeZoneOf } from './dial-codes.ts';
import * as lead from './lead.page.tsx';

const INFO = { name: 'Asha Rao', user_phone: '+971501234567', user_email: 'asha@homes.example' } as never;
const sent = (message: string) => ({ status: 'success', leadId: 'lead_1', message }) as const;
const attribution = { current: () => ({ nbFr: 'home' }) };

const open = (url: string, answers: FakeAnswers, loggedIn = false) =>
  renderPage(lead, { url, platform: fakePlatform({ session: { loggedIn }, answers, attribution }) });
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

// What was typed is the draft of the next form.
afterEach(() => sessionStorage.clear());

describe('the lead form for people abroad', () => {
  const NRI = 'POST /api/v1/nri_lead/add';
  const URL = '/nri-user-jacket/banner';

  it('is prefilled with known values, and sends hours in the sender’s own zone', async () => {
    const { platform } = await open(URL, { 'GET /api/v3/user/info': INFO, [NRI]: sent(LEAD_SENT_MESSAGE) }, true);
    type('What for', 'MANAGE');
    type('Call me from', '18');
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a call' }));
    expect(await screen.findByText(LEAD_SENT_MESSAGE)).toBeTruthy();
    expect(platform.calls.find(({ call }) => call === NRI)?.input).toEqual({
      form: {
        name: 'Asha Rao',
        phoneCountryCode: '+971',
        phone: '501234567',
        email: 'asha@homes.example',
        city: 'bangalore',
        purpose: 'MANAGE',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        callFrom: '18',
        callTo: '21',
        nbFr: 'home',
      },
    });
  });

  it('shows each validation error of the specification beside its field, and sends nothing', async () => {
    const { platform } = await open(URL, {});
    type('Name', 'Al');
    type('Country', '+91');
    type('Phone', '12345');
    type('E-mail', 'asha');
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a call' }));
    for (const words of [
      'Minimum 3 characters required in name.',
      'Please enter valid phone number',
      'Please enter valid email',
    ]) {
      // At its field, and in the summary.
      expect(await screen.findAllByText(words)).toHaveLength(2);
    }
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What to change' }));
    expect(platform.calls).toEqual([]);
  });

  it('keeps the typed values when sending fails', async () => {
    await open(URL, { 'GET /api/v3/user/info': INFO, [NRI]: fakeHttpError(429, 'Too many requests.') }, true);
    type('Name', 'Asha Menon');
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a call' }));
    expect(await screen.findByText('Too many requests.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha Menon');
  });

  it('stands in for the time zone before JavaScript', () => {
    expect(timeZoneOf('+971')).toBe('Asia/Dubai');
    expect(timeZoneOf('+33')).toBe('Asia/Kolkata');
  });

  it('accepts a number with another country’s code', () => {
    expect(dialled('+971', '+33 612345678')).toEqual({ phoneCountryCode: '+33', phone: '612345678' });
    expect(dialled('+971', '+33612345678')).toEqual({ phoneCountryCode: '+33', phone: '612345678' });
    expect(dialled('+971', '00353871234567')).toEqual({ phoneCountryCode: '+353', phone: '871234567' });
    expect(dialled('+971', '50 123 4567')).toEqual({ phoneCountryCode: '+971', phone: '50 123 4567' });
    expect(splitPhone('+33612345678')).toEqual({ dialCode: '+971', number: '+33612345678' });
  });
});

describe('the owner-meets-tenant page', () => {
  const CROWD = 'POST /api/v1/public/crowd/lead/create';
  const URL = '/owner-tenant-jacket/banner';

  it('links owners and tenants to their next step', async () => {
    await open(URL, {});
    for (const name of ['About you, for owners', 'Tenants who are interested', 'Buyers who are interested']) {
      expect(screen.getByRole('link', { name })).toBeTruthy();
    }
  });

  it('accepts an owner’s number without login, and answers in the specification’s words', async () => {
    const { platform } = await open(URL, { [CROWD]: sent(OWNER_CONTACT_MESSAGE) });
    type('Your number', '9845012345');
    type(/owner’s number/, '98450 54321');
    type(/What is the home/, '2 BHK near the lake');
    fireEvent.click(screen.getByRole('button', { name: 'Send these details' }));
    expect(await screen.findByText(OWNER_CONTACT_MESSAGE)).toBeTruthy();
    expect(platform.calls[0]?.input).toMatchObject({
      json: { type: 'TENANT', description: '2 BHK near the lake', nbFr: 'home' },
    });
  });

  it('rejects the sender’s own number as the owner’s', async () => {
    const { platform } = await open(URL, {});
    type('Your number', '9845012345');
    type(/owner’s number/, '098450 12345');
    fireEvent.click(screen.getByRole('button', { name: 'Send these details' }));
    expect(await screen.findAllByText('The owner’s number must not be your own.')).toHaveLength(2);
    expect(platform.calls).toEqual([]);
  });
});
