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
  const SEARCH = 'POST /api/v1/staff/partners/search';
  const SAVE = 'PUT /api/v1/staff/partners';
  const ravi = { id: 'prt_1', accountId: 'acc_1', name: 'Ravi', hub: SAMPLE_HUB.id, serviceTypes: [], isActive: true };

  it('are made of the account of a number', async () => {
    const account = { accountId: 'acc_7', name: 'Kavita', partner: null };
    const answers = { 'GET /api/v1/staff/partners': { partners: [ravi] }, [FIND]: { account } };
    const found = { [SEARCH]: { accountId: 'acc_7' }, [SAVE]: { partner: ravi } };
    const opened = await open('/staff/partners', { ...answers, ...found });
    fireEvent.change(screen.getByLabelText('Mobile number of their account'), { target: { value: '98450 12345' } });
    fireEvent.click(screen.getByRole('button', { name: 'Find the account' }));
    expect(await screen.findByRole('textbox', { name: 'First name, as customers see it' })).toHaveProperty(
      'value',
      'Kavita',
    );
    const inputOf = (name: string) => opened.platform.calls.find(({ call }) => call === name)?.input;
    expect(inputOf(SEARCH)).toEqual({ json: { phone: '98450 12345' } });
    expect(inputOf(FIND)).toEqual({ query: { accountId: 'acc_7' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the professional' }));
    expect(await screen.findByRole('link', { name: 'Choose at least one kind of work.' })).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Cleaning' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save the professional' }));
    expect(await screen.findByText('The professional is saved.')).toBeTruthy();
    const json = { accountId: 'acc_7', name: 'Kavita', hub: SAMPLE_HUB.id, serviceTypes: ['HS_CLEANING'] };
    expect(inputOf(SAVE)).toEqual({ json });
  });

  it('need an account first', async () => {
    const answers = { 'GET /api/v1/staff/partners': { partners: [] }, [SEARCH]: fakeHttpError(404, 'Nobody has it.') };
    await open('/staff/partners', answers);
    fireEvent.change(screen.getByLabelText('Mobile number of their account'), { target: { value: '9845012345' } });
    fireEvent.click(screen.getByRole('button', { name: 'Find the account' }));
    expect(await screen.findByText('Nobody has it.')).toBeTruthy();
    expect(screen.getByLabelText('Mobile number of their account')).toHaveProperty('value', '9845012345');
    expect(screen.getByText('This hub has no professional yet.')).toBeTruthy();
  });
});
