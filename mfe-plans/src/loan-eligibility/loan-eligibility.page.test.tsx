import type { LoanFacts } from '@aangan/shared-kit/domain/loans/loan-facts';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from './loan-eligibility.page.tsx';

const SAVE = 'POST /api/v1/loan-checks';
const READ = 'GET /api/v1/loan-checks/{checkId}';
const FACTS: LoanFacts = {
  work: 'salaried',
  incomeRupees: 1_00_000,
  obligationsRupees: 10_000,
  coIncomeRupees: 0,
  coObligationsRupees: 0,
  city: 'bangalore',
  valueRupees: 80_00_000,
  years: 20,
};
const open = (query: string, answers: FakeAnswers) =>
  renderPage(page, { url: `/loan-eligibility-form${query}`, platform: fakePlatform({ answers }) });
const result = (facts: Partial<LoanFacts> = {}) =>
  open('?check=lck_1', { [READ]: { facts: { ...FACTS, ...facts }, deletedAt: 0, lenders: ['sbi'] } });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the loan check', () => {
  it('sends the answers, with nothing for a co-applicant who is left out', async () => {
    const { platform } = await open('', {
      [SAVE]: { checkId: 'lck_1' },
      [READ]: { facts: FACTS, deletedAt: 0, lenders: ['sbi'] },
    });
    type('Price of the home', '80 Lacs');
    fireEvent.click(screen.getByRole('button', { name: 'Check eligibility' }));
    expect((await screen.findAllByText(/Enter your income of a month/)).length).toBeGreaterThan(0);
    expect(platform.calls).toEqual([]);
    type('Your income a month', '1,00,000');
    type('EMIs you pay a month', '10,000');
    fireEvent.click(screen.getByRole('button', { name: 'Check eligibility' }));
    await waitFor(() => expect(platform.calls[0]).toEqual({ call: SAVE, input: { json: FACTS } }));
  });

  it('says what each lender could lend, with the day of its rates', async () => {
    await result();
    expect(screen.getByText('Up to ₹50.9 Lacs')).toBeTruthy();
    expect(screen.getByText('Your income leaves ₹40,000 a month for the EMI.')).toBeTruthy();
    expect(screen.getAllByText(/Read in: Business Standard, home loan rates, .*2026\./)).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Ask State Bank of India' }).getAttribute('href')).toBe(
      '/loan-eligibility-form/ask?check=lck_1&lender=sbi',
    );
    expect(screen.getAllByRole('link', { name: /^Ask / })).toHaveLength(1);
    expect(screen.getByText(/Form 16/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Price of the home').value).toBe('80,00,000');
  });

  it('says why there is no loan', async () => {
    await result({ obligationsRupees: 60_000 });
    expect(screen.getByText('No loan now')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'By lender' })).toBeNull();
  });

  it('shows an empty form for answers of somebody else', async () => {
    await open('?check=lck_1', { [READ]: fakeHttpError(404) });
    expect(screen.getByText(/gave them in another browser or account/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Your income a month').value).toBe('');
  });
});
