import type { LoanLead } from '@aangan/shared-kit/contracts/loan-leads';
import { LOAN_CONSENT_VERSION, LOAN_LEAD_STATES, loanConsent } from '@aangan/shared-kit/domain/loans/loan-lead';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as askPage from './ask-lender.page.tsx';
import * as listPage from './loan-requests.page.tsx';
import { REQUEST_STATES } from './loan-requests.words.ts';

const DRAFT = 'GET /api/v1/loan-leads/draft/{checkId}/{lender}';
const LIST = 'GET /api/v1/loan-leads';
const SEND = 'POST /api/v1/loan-leads';
const WITHDRAW = 'DELETE /api/v1/loan-leads/{leadId}';
const LEAD: LoanLead = {
  id: 'lnl_1',
  lender: 'hdfc',
  state: 'sent',
  facts: {
    work: 'salaried',
    incomeRupees: 1_00_000,
    obligationsRupees: 0,
    coIncomeRupees: 60_000,
    coObligationsRupees: 0,
    city: 'pune',
    valueRupees: 80_00_000,
    years: 20,
  },
  consent: loanConsent('hdfc'),
  askedAt: Date.parse('2026-11-24T10:00:00.000Z'),
  answer: null,
  isSample: false,
};
const draft = (open: LoanLead | null = null) => ({
  [DRAFT]: { facts: LEAD.facts, name: 'Asha Rao', phone: '+919812345678', isSample: true, open },
});
const platform = (answers: FakeAnswers) => fakePlatform({ session: { loggedIn: true }, answers });
const openAsk = (answers: FakeAnswers) =>
  renderPage(askPage, { url: '/loan-eligibility-form/ask?check=lck_1&lender=hdfc', platform: platform(answers) });
const openList = (leads: LoanLead[], answers: FakeAnswers = {}) =>
  renderPage(listPage, {
    url: '/loan-eligibility-form/requests',
    platform: platform({ [LIST]: { leads }, ...answers }),
  });

describe('a request to a lender', () => {
  it('shows all that is sent and the consent, before it is sent to this lender alone', async () => {
    const { platform: used } = await openAsk({ ...draft(), [SEND]: { lead: LEAD }, [LIST]: { leads: [LEAD] } });
    for (const text of ['Asha Rao', '+91 98123 45678', '₹1,00,000', '₹60,000', 'Pune', LEAD.consent]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText(/nobody gets your data/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Agree and send to HDFC Bank' }));
    const json = { checkId: 'lck_1', lender: 'hdfc', consent: LOAN_CONSENT_VERSION };
    await waitFor(() => expect(used.calls).toContainEqual({ call: SEND, input: { json } }));
  });

  it('cannot be sent while another one is open', async () => {
    await openAsk(draft({ ...LEAD, lender: 'sbi' }));
    expect(screen.getByText(/request to State Bank of India is open/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /send/ })).toBeNull();
  });

  it('of somebody else’s answers is not shown', async () => {
    await openAsk({ [DRAFT]: fakeHttpError(404) });
    expect(screen.getByRole('heading', { name: 'This request cannot be sent' })).toBeTruthy();
  });
});

describe('the list of requests', () => {
  it('shows each state, and lets open ones be withdrawn', async () => {
    await openList(LOAN_LEAD_STATES.map((state) => ({ ...LEAD, id: `lnl_${state}`, state })));
    for (const { label } of Object.values(REQUEST_STATES)) expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getAllByText('Withdraw this request')).toHaveLength(3);
  });

  it('withdraws one', async () => {
    const { platform: used } = await openList([LEAD], { [WITHDRAW]: { lead: { ...LEAD, state: 'withdrawn' } } });
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw request', hidden: true }));
    await waitFor(() => expect(used.calls).toContainEqual({ call: WITHDRAW, input: { params: { leadId: 'lnl_1' } } }));
  });

  it('says what to do while it is empty', async () => {
    await openList([]);
    expect(screen.getByRole('link', { name: 'Check eligibility' })).toBeTruthy();
  });
});
