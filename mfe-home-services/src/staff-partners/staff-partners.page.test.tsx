import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { SAMPLE_HUB } from '../staff-hubs/testing/public.ts';
import * as page from './staff-partners.page.tsx';

function open(url: string, answers: FakeAnswers) {
  const platform = fakePlatform({ answers: { 'GET /api/v1/staff/hubs': { hubs: [SAMPLE_HUB] }, ...answers } });
  return renderPage(page, { url, platform });
}

describe('professionals', () => {
  const FIND = 'GET /api/v1/staff/partners/account';
  const SAVE = 'PUT /api/v1/staff/partners';
  const ravi = { id: 'prt_1', accountId: 'acc_1', name: 'Ravi', hub: SAMPLE_HUB.id, serviceTypes: [], isActive: true };

  it('are made of the account of a number', async () => {
    const account = { accountId: 'acc_7', name: 'Kavita', partner: null };
    const answers = { 'GET /api/v1/staff/partners': { partners: [ravi] }, [FIND]: { account } };
    const opened = await open('/staff/partners?phone=9845012345', { ...answers, [SAVE]: { partner: ravi } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the professional' }));
    expect(await screen.findByRole('link', { name: 'Choose at least one kind of work.' })).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Cleaning' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save the professional' }));
    expect(await screen.findByText('The professional is saved.')).toBeTruthy();
    const json = { accountId: 'acc_7', name: 'Kavita', hub: SAMPLE_HUB.id, serviceTypes: ['HS_CLEANING'] };
    expect(opened.platform.calls.find(({ call }) => call === SAVE)?.input).toEqual({ json });
  });

  it('need an account first', async () => {
    const answers = { 'GET /api/v1/staff/partners': { partners: [] }, [FIND]: fakeHttpError(404, 'Nobody has it.') };
    await open('/staff/partners?phone=9845012345', answers);
    expect(screen.getByText('Nobody has it.')).toBeTruthy();
    expect(screen.getByText('This hub has no professional yet.')).toBeTruthy();
  });
});
