import { REFUND_KINDS } from '@aangan/shared-kit/domain/plan-terms';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import * as termsPage from './plan-terms.page.tsx';
import { REFUND_TERMS } from './plan-terms.words.ts';

describe('the terms of plans', () => {
  it('say the refund rule of every kind of plan', async () => {
    await renderPage(termsPage, { url: '/plans/terms-conditions' });
    const kinds = REFUND_KINDS.filter((kind) => kind !== 'none');
    expect(Object.keys(REFUND_TERMS).sort()).toEqual([...kinds].sort());
    for (const { title } of Object.values(REFUND_TERMS))
      expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  });

  it('say the least price of VIP and its largest discount', async () => {
    await renderPage(termsPage, { url: '/plans/terms-conditions' });
    expect(screen.getByText(/from ₹799\. .* at most ₹150\.$/)).toBeTruthy();
  });
});
