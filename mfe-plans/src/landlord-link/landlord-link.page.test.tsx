import type { LandlordKyc } from '@aangan/shared-kit/contracts/rent-landlord-kyc';
import type { LandlordTenant } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { samplePayment, sampleTenant } from '../landlord-payments/testing/public.ts';
import * as page from './landlord-link.page.tsx';

const READ = 'GET /api/v1/rent-pay/landlord-link/{token}';
const CONSENT = 'POST /api/v1/rent-pay/landlord-link/{token}/consent';
const REPORT = 'POST /api/v1/rent-pay/landlord-link/{token}/dispute';
const KYC = 'GET /api/v1/rent-pay/landlord-link/{token}/kyc';
const SUBMIT = 'POST /api/v1/rent-pay/landlord-link/{token}/kyc/submit';
const UPLOAD = 'POST /api/v1/rent-pay/landlord-link/{token}/kyc/upload';
const NO_KYC: LandlordKyc = { state: 'none', reason: null, papers: [] };
const TOKEN = `L${'a'.repeat(32)}`;

async function open(tenant: Partial<LandlordTenant> = {}, answers: FakeAnswers = {}) {
  const shown = {
    tenant: sampleTenant(tenant),
    statements: [{ year: '2026-27', url: '/api/statement.csv?year=2026', pdfUrl: '/api/statement.pdf?year=2026' }],
    expiresAt: Date.parse('2026-12-20T00:00:00.000Z'),
  };
  const platform = fakePlatform({ answers: { [READ]: shown, [KYC]: NO_KYC, ...answers } });
  const view = await renderPage(page, { url: `/rent-pay/landlord/${TOKEN}`, params: { token: TOKEN }, platform });
  const sent = (call: string) => platform.calls.find((each) => each.call === call)?.input;
  return { ...view, sent };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the page of a landlord without an account', () => {
  it('says who pays, where the money goes and what arrived', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Asha pays you rent' })).toBeTruthy();
    expect(screen.getByText('HDFC •••• 4821')).toBeTruthy();
    expect(screen.getByText('Arrived on 5 Nov 2026')).toBeTruthy();
    expect(screen.getByText(/HDFCN52026110512345.*RP-7FQ2KX8M/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Statement 2026-27 (PDF)' }).getAttribute('href')).toContain('year=2026');
  });

  it('sends the answer about consent, which can be changed', async () => {
    const asked = await open({}, { [CONSENT]: sampleTenant({ consent: 'given' }) });
    press('I agree');
    await waitFor(() =>
      expect(asked.sent(CONSENT)).toMatchObject({ params: { token: TOKEN }, json: { decision: 'given' } }),
    );
    asked.unmount();
    await open({ consent: 'refused' });
    expect(screen.getByText(/^You refused/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I refuse' })).toBeNull();
    expect(screen.getByRole('button', { name: 'I agree' })).toBeTruthy();
  });

  it('reports a payment, and keeps the text when the report is refused', async () => {
    const { sent } = await open({}, { [REPORT]: fakeHttpError(409, 'You have reported this payment already.') });
    // As a browser without its own checks sends it.
    fireEvent.submit(screen.getByRole('form', { name: 'Report a problem: Rent, Nov 2026' }));
    expect((await screen.findAllByText('Choose what is wrong.')).length).toBeGreaterThan(0);
    expect(sent(REPORT)).toBeUndefined();
    fireEvent.change(screen.getByLabelText('What is wrong?'), { target: { value: 'did-not-arrive' } });
    const text = screen.getByLabelText<HTMLTextAreaElement>('Describe it in a sentence or two');
    fireEvent.change(text, { target: { value: 'Nothing is in my account.' } });
    press('Send report');
    expect(await screen.findByText('You have reported this payment already.')).toBeTruthy();
    expect(text.value).toBe('Nothing is in my account.');
    expect(sent(REPORT)).toMatchObject({
      json: { dueId: samplePayment().dueId, kind: 'did-not-arrive', text: 'Nothing is in my account.' },
    });
  });

  it('shows the answer of staff instead of a second form while a report waits', async () => {
    const dispute = { kind: 'wrong-amount', state: 'open', text: 'It is ₹500 less.', answer: null } as const;
    await open({ payments: [samplePayment({ dispute, disputeKinds: [] })] });
    expect(screen.getByText('Our staff are looking into it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull();
  });

  it('says in a sentence that a link has ended', async () => {
    const shown = await open({}, { [READ]: fakeHttpError(404, 'gone') });
    expect(shown.head()?.status).toBe(404);
    expect(screen.getByRole('heading', { name: 'This link to your rent payments is no longer valid' })).toBeTruthy();
    expect(screen.getByText(/Ask your tenant for a new one/)).toBeTruthy();
  });

  it('opens the uploader of one paper, and hands in the PAN', async () => {
    const both = [{ paper: 'account-proof', bytes: 9 } as const, { paper: 'pan-card', bytes: 9 } as const];
    const opened = { uploadToken: 'abc', subject: 'pan-card', expiresAt: 1 };
    const answers = { [UPLOAD]: opened, [SUBMIT]: { state: 'submitted' as const, reason: null, papers: both } };
    const { sent } = await open({}, answers);
    fireEvent.click(screen.getByRole('button', { name: /^Send.*PAN card$/ }));
    const field = await screen.findByRole('region', { name: 'PAN card' });
    await waitFor(() => expect(field.parentElement).toBe(document.activeElement));
    expect(sent(UPLOAD)).toMatchObject({ json: { paper: 'pan-card' } });
    fireEvent.change(screen.getByLabelText('Your PAN'), { target: { value: 'ABCPE1234F' } });
    press('Submit');
    await waitFor(() => expect(sent(SUBMIT)).toMatchObject({ json: { pan: 'ABCPE1234F' } }));
  });

  it.each([
    [{ state: 'submitted' as const, reason: null, papers: [] }, /^Our staff are checking your documents/, false],
    [{ state: 'verified' as const, reason: null, papers: [] }, /^Your KYC is finished/, false],
    [{ state: 'refused' as const, reason: 'It is blurred.', papers: [] }, /^We could not finish.*It is blurred/, true],
  ])('says how far the KYC is: %j', async (kyc, words, maySend) => {
    await open({}, { [KYC]: kyc });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit' }) !== null).toBe(maySend);
  });
});
