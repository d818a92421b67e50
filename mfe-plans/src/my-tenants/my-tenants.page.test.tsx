import type { LandlordTenant } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleTenant } from '../landlord-payments/testing/public.ts';
import * as page from './my-tenants.page.tsx';

const CONSENT = 'POST /api/v1/rent-pay/my-tenants/{landlordId}/consent';
const OTHER = 'lld_00000000000000000002';

const open = (tenants: LandlordTenant[]) =>
  renderPage(page, {
    url: '/my-tenants',
    platform: fakePlatform({
      session: { loggedIn: true },
      answers: {
        'GET /api/v1/rent-pay/my-tenants': {
          tenants,
          statements: [{ year: '2026-27', url: '/api/mine.csv', pdfUrl: '/api/mine.pdf' }],
        },
        [CONSENT]: sampleTenant(),
      },
    }),
  });

describe('the page of a landlord with an account', () => {
  it('lists all tenants, and answers for the one whose button is pressed', async () => {
    const { platform } = await open([sampleTenant(), sampleTenant({ landlordId: OTHER, payer: 'Ravi' })]);
    const ravi = screen.getByRole('region', { name: 'Ravi' });
    fireEvent.click(within(ravi).getByRole('button', { name: 'I refuse' }));
    await waitFor(() => expect(platform.calls.map(({ call }) => call)).toContain(CONSENT));
    expect(platform.calls.find(({ call }) => call === CONSENT)?.input).toMatchObject({
      params: { landlordId: OTHER },
      json: { decision: 'refused' },
    });
    expect(screen.getByRole('link', { name: 'Statement 2026-27 (CSV)' }).getAttribute('href')).toBe('/api/mine.csv');
    expect(screen.getByRole('link', { name: 'Statement 2026-27 (PDF)' }).getAttribute('href')).toBe('/api/mine.pdf');
  });

  it('says how tenants appear while there are none', async () => {
    await open([]);
    expect(screen.getByRole('heading', { name: 'Nobody pays you rent on Aangan yet' })).toBeTruthy();
  });
});
