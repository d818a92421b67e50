import type { CreditCheck } from '@aangan/shared-kit/contracts/credit-reports';
import {
  CREDIT_CHECK_STATES,
  CREDIT_CONSENT_VERSION,
  creditConsent,
} from '@aangan/shared-kit/domain/credit/credit-check';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from './credit-check.page.tsx';
import { CREDIT_STATES } from './credit-check.words.ts';

const READ = 'GET /api/v1/credit-reports';
const ASK = 'POST /api/v1/credit-reports';
const REMOVE = 'DELETE /api/v1/credit-reports/{reportId}';
const DAY = Date.parse('2026-11-24T10:00:00.000Z');
const CHECK: CreditCheck = {
  id: 'crr_1',
  state: 'ready',
  bureau: 'Experian',
  isSample: false,
  askedAt: DAY,
  pan: '•••••1234F',
  facts: {
    score: 588,
    accounts: { active: 2, closed: 0, defaulted: 0 },
    balanceRupees: 2_72_000,
    cards: { balanceRupees: 92_000, limitRupees: 1_00_000 },
    oldestMonths: 40,
    latePayments: 3,
    overdueRupees: 0,
    enquiries: 1,
  },
};
const open = (checks: CreditCheck[], currentUntil: number | null = null) =>
  renderPage(page, {
    url: '/check-credit-score',
    platform: fakePlatform({
      session: { loggedIn: true },
      answers: {
        [READ]: {
          ...{ checks, currentUntil, bureau: { name: 'Experian', isSample: false } },
          ...{ name: 'Asha Rao', phone: '+919812345678' },
        },
        [ASK]: { check: CHECK },
        [REMOVE]: { status: 'success' },
      },
    }),
  });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Agree and get my report' }));
const typePan = (value: string) => fireEvent.change(screen.getByLabelText('Your PAN'), { target: { value } });

describe('the credit check', () => {
  it('shows consent and what is sent first, and asks the bureau for a valid PAN alone', async () => {
    const { platform } = await open([]);
    for (const text of [creditConsent('Experian'), 'Asha Rao', '+91 98123 45678']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    typePan('AAACE1234F');
    submit();
    expect((await screen.findAllByText(/not of a person/)).length).toBeGreaterThan(0);
    expect(platform.calls.map(({ call }) => call)).not.toContain(ASK);
    typePan('ABCPE1234F');
    submit();
    const json = { pan: 'ABCPE1234F', consent: CREDIT_CONSENT_VERSION };
    await waitFor(() => expect(platform.calls).toContainEqual({ call: ASK, input: { json } }));
    expect(JSON.stringify(sessionStorage) + JSON.stringify(localStorage)).not.toContain('ABCPE');
  });

  it('shows the score with what lowers it before what helps it', async () => {
    await open([CHECK], DAY);
    expect(screen.getByText('588')).toBeTruthy();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['What lowers it', 'What helps it', 'What the report says', 'Your reports']);
    expect(screen.getByText('More than 30% of your card limits is used.')).toBeTruthy();
    expect(screen.getByText('₹92,000 of ₹1,00,000')).toBeTruthy();
    expect(screen.queryByLabelText('Your PAN')).toBeNull();
  });

  it.each(CREDIT_CHECK_STATES.filter((state) => state !== 'ready'))('says why there is no score: %s', async (state) => {
    await open([{ ...CHECK, state, facts: null }]);
    expect(screen.getAllByText(CREDIT_STATES[state]).length).toBeGreaterThan(0);
  });

  it('deletes a report', async () => {
    const { platform } = await open([CHECK], DAY);
    fireEvent.click(screen.getByRole('button', { name: 'Delete report', hidden: true }));
    const input = { params: { reportId: 'crr_1' } };
    await waitFor(() => expect(platform.calls).toContainEqual({ call: REMOVE, input }));
  });
});
