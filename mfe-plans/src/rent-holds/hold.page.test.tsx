import type { RentHold } from '@aangan/shared-kit/contracts/rent-holds';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from './hold.page.tsx';

const READ = 'GET /api/v1/rent-pay/dues/{dueId}/hold';
const ANSWER = 'POST /api/v1/rent-pay/dues/{dueId}/hold/answer';
const NOW = Date.parse('2026-11-24T10:00:00.000Z');
const HOLD: RentHold = {
  holdId: 'hld_1',
  reason: 'large-first-payment',
  state: 'waiting',
  paise: 1_50_000_00,
  landlord: 'S. Ramanathan',
  tenancyId: 'ten_1',
  answer: null,
  decision: null,
  heldOn: NOW,
  endsOn: NOW + 7 * 86_400_000,
};
const TEXT = 'The deposit of our new flat, four months of rent.';

const open = (hold: RentHold | null, answers: FakeAnswers = {}) =>
  renderPage(page, {
    url: '/rent-pay/hold/due_1',
    params: { dueId: 'due_1' },
    platform: fakePlatform({ session: { loggedIn: true }, answers: { [READ]: { hold }, ...answers } }),
  });

describe('a payout that waits', () => {
  it('says why, until when, and what lets it go on', async () => {
    await open(HOLD);
    expect(screen.getByText('₹1,50,000 for S. Ramanathan is safe with us.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'This is a large first payment' })).toBeTruthy();
    expect(screen.getByText(/we refund the money to you on 1 Dec/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add the rental agreement' }).getAttribute('href')).toBe(
      '/rent-pay-upload-rental-agreement?tenancy=ten_1',
    );
  });

  it('takes an answer of a sentence or more to staff', async () => {
    const { platform } = await open(HOLD, { [ANSWER]: { hold: { ...HOLD, state: 'answered', answer: TEXT } } });
    const field = screen.getByLabelText('What should our staff know?');
    fireEvent.change(field, { target: { value: 'Deposit' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send to our staff' }));
    expect(await screen.findAllByText('Write at least 20 characters.')).not.toHaveLength(0);
    fireEvent.change(field, { target: { value: TEXT } });
    fireEvent.click(screen.getByRole('button', { name: 'Send to our staff' }));
    await waitFor(() => expect(platform.calls.find(({ call }) => call === ANSWER)).toBeTruthy());
    expect(platform.calls.find(({ call }) => call === ANSWER)?.input).toEqual({
      params: { dueId: 'due_1' },
      json: { choice: 'explain', text: TEXT },
    });
  });

  it('gives the money back after a second press', async () => {
    const { platform } = await open(HOLD, { [ANSWER]: { hold: { ...HOLD, state: 'returned' } } });
    fireEvent.click(screen.getByText('Get the money back'));
    expect(platform.calls.some(({ call }) => call === ANSWER)).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Yes, refund it' }));
    await waitFor(() => expect(platform.calls.some(({ call }) => call === ANSWER)).toBe(true));
    expect(platform.calls.find(({ call }) => call === ANSWER)?.input).toMatchObject({ json: { choice: 'return' } });
  });

  it('asks nothing more after the decision, and shows what staff wrote', async () => {
    await open({ ...HOLD, state: 'released', answer: TEXT, decision: 'We have spoken with the landlord.' });
    expect(screen.getByText(/We have spoken with the landlord/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send to our staff' })).toBeNull();
    expect(screen.queryByText('Get the money back')).toBeNull();
  });

  it('is not shown to anybody else', async () => {
    await open(null, { [READ]: fakeHttpError(404) });
    expect(screen.getByText(/belongs to another account/)).toBeTruthy();
  });
});
