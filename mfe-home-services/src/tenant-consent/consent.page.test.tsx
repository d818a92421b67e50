import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import * as consentPage from './consent.page.tsx';

const READ = 'GET /legal-backend/api/v1/consent/{token}';
const DECIDE = 'POST /legal-backend/api/v1/consent/{token}';
const VISIT = { url: '/tenant-verification/consent/abc', params: { token: 'abc' } };

const asked = (state: 'asked' | 'given') => ({
  ...({ sts: 1, status_code: 200, type: 'LEGAL_POLICE_INTIMATION', city: 'pune' } as const),
  ...{ landlord: 'Asha Rao', tenant: 'Ravi Menon', deletionDays: 90 },
  answers: [{ label: 'Tenant’s name', value: 'Ravi Menon' }],
  consent: { state, at: null },
});

describe('the page of a tenant', () => {
  it('says who asks, for whom, and for how long, and sends the answer', async () => {
    let state: 'asked' | 'given' = 'asked';
    const platform = fakePlatform({
      answers: {
        [READ]: () => asked(state),
        [DECIDE]: () => {
          state = 'given';
          return { sts: 1, status_code: 200, consent: { state: 'given', at: 1 } };
        },
      },
    });
    await renderPage(consentPage, { ...VISIT, platform });
    expect(screen.getByText('Asha Rao asks for your consent: police intimation.')).toBeTruthy();
    expect(screen.getByText(/Only the Pune City Police gets the result.*90 days/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
    expect(await screen.findByText(/^Thank you\. You agreed/)).toBeTruthy();
    expect(platform.calls.find(({ call }) => call === DECIDE)?.input).toMatchObject({ json: { decision: 'given' } });
  });

  it('says that a link is not valid any more, and how to get another', async () => {
    const platform = fakePlatform({ answers: { [READ]: fakeHttpError(404, 'gone') } });
    const shown = await renderPage(consentPage, { ...VISIT, platform });
    expect(shown.head()?.status).toBe(404);
    expect(screen.getByRole('heading', { name: 'This link to a tenant’s consent is no longer valid' })).toBeTruthy();
    expect(screen.getByText(/ask for a new link/)).toBeTruthy();
  });
});
