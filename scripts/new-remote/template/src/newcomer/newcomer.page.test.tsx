import { LEAD_SENT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as newcomerPage from './newcomer.page.tsx';

const ASK_CALL = 'POST /api/v1/misc/lead/add';
const SENT = { status: 'success', leadId: 'lead_1', message: LEAD_SENT_MESSAGE } as const;

function platform() {
  const place = { id: 'l1', city: 'bangalore', latitude: 12.9, longitude: 77.6, zone: 'South' };
  const facts = { listings: {}, medianRent: null, medianPricePerSqft: null };
  const localities = [
    { ...place, ...facts, slug: 'jayanagar', name: 'Jayanagar' },
    { ...place, ...facts, slug: 'koramangala', name: 'Koramangala' },
  ];
  return fakePlatform({
    answers: { 'GET /api/v1/localities/city/{city}': { localities }, [ASK_CALL]: SENT },
  });
}

it("names the localities of the visitor's city", async () => {
  await renderPage(newcomerPage, { url: '/newcomer', platform: platform() });
  expect(screen.getByText('Localities of Bangalore')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Jayanagar', 'Koramangala']);
});

it('sends the form, and says that it was sent', async () => {
  const { platform: used } = await renderPage(newcomerPage, { url: '/newcomer', platform: platform() });
  await userEvent.type(screen.getByLabelText('Name'), 'Asha Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a call' }));
  expect(await screen.findAllByText('Please enter valid phone number')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Phone'), '9845012345');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a call' }));
  expect(await screen.findByText(LEAD_SENT_MESSAGE)).toBeTruthy();
  expect(used.calls.find(({ call }) => call === ASK_CALL)?.input).toEqual({
    form: { name: 'Asha Rao', phone: '98450 12345', message: '', source: 'newcomer' },
  });
});

it('has its own address as the canonical one', () => {
  const head = newcomerPage.head({ url: new URL('https://aangan.test/newcomer?from=mail') });
  expect(head).toMatchObject({ title: 'Newcomer | Aangan', canonical: '/newcomer' });
});
