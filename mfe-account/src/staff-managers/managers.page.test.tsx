import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { FAKE_NOW, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import * as managers from './managers.page.tsx';

const PUT = 'PUT /api/v1/staff/property-managers/{accountId}';
const END = 'DELETE /api/v1/staff/property-managers/{accountId}';
const URL = '/staff/property-managers';

const RM = {
  name: 'Ravi Menon',
  hours: 'Monday to Saturday, 10 am to 7 pm',
  languages: ['English', 'Kannada'],
  since: FAKE_NOW,
  nextStep: null,
};
const WAITING = {
  accountId: 'acc_7',
  name: 'Asha Rao',
  phone: '+919845012345',
  plan: 'Relax',
  from: FAKE_NOW,
  to: FAKE_NOW + 45 * DAY_MS,
};
const MANAGED = { accountId: 'acc_8', name: 'Farhan Khan', phone: null, plan: null, rm: RM };

async function open(url = URL, answers: Parameters<typeof fakePlatform>[0] = {}) {
  const platform = fakePlatform({
    answers: {
      'GET /api/v1/staff/property-managers/waiting': { waiting: [WAITING] },
      'GET /api/v1/staff/property-managers': { managed: [MANAGED] },
      'GET /api/v1/staff/decisions/{queue}': { decisions: [] },
      [PUT]: { rm: RM },
      [END]: { activePlan: false },
      ...answers.answers,
    },
  });
  await renderPage(managers, { url, platform });
  return (call: string) => platform.calls.find((each) => each.call === call)?.input;
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('managers to assign', () => {
  it('are assigned to the person who waits', async () => {
    const sent = await open();
    const person = within(screen.getByRole('region', { name: 'Asha Rao' }));
    expect(person.getByText('Relax, 16 Nov 2026 to 31 Dec 2026')).toBeTruthy();
    expect(person.getByRole('link', { name: '+91 98450 12345' }).getAttribute('href')).toBe('tel:+919845012345');
    type('Name of the manager', RM.name);
    type('Days and hours', RM.hours);
    type('Languages', 'English, Kannada');
    press(/^Assign the manager/);
    expect(await screen.findByText('The manager is assigned, and the person gets a message.')).toBeTruthy();
    const json = { name: RM.name, hours: RM.hours, languages: RM.languages, nextStep: null, first: true };
    expect(sent(PUT)).toEqual({ params: { accountId: 'acc_7' }, json });
  });

  it('need a name and hours, and keep what was typed', async () => {
    const sent = await open();
    type('Languages', 'English');
    press(/^Assign the manager/);
    expect(await screen.findByRole('link', { name: 'Enter the manager’s name, 3 to 60 characters.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Enter the days and hours, 3 to 120 characters.' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Languages').value).toBe('English');
    expect(sent(PUT)).toBeUndefined();
  });

  it('are not assigned twice', async () => {
    const message = 'Leela Das already manages for this person.';
    await open(URL, { answers: { [PUT]: fakeHttpError(409, message) } });
    type('Name of the manager', RM.name);
    type('Days and hours', RM.hours);
    press(/^Assign the manager/);
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('are changed after they are assigned', async () => {
    const sent = await open(`${URL}?change=acc_8`);
    expect(screen.getByText('The plan is over')).toBeTruthy();
    const row = screen.getByRole('button', { name: /^Save the change/ }).closest('form') as HTMLFormElement;
    const form = within(row);
    fireEvent.change(form.getByLabelText('Next step'), { target: { value: 'Visits on Monday.' } });
    press(/^Save the change/);
    expect(await screen.findByText('The change is saved.')).toBeTruthy();
    const json = {
      name: RM.name,
      hours: RM.hours,
      languages: RM.languages,
      nextStep: 'Visits on Monday.',
      first: false,
    };
    expect(sent(PUT)).toEqual({ params: { accountId: 'acc_8' }, json });
  });

  it('are ended', async () => {
    const sent = await open(`${URL}?change=acc_8`);
    press(/^End the management/);
    expect(await screen.findByText('The management has ended.')).toBeTruthy();
    expect(sent(END)).toEqual({ params: { accountId: 'acc_8' } });
  });

  it('are none when nobody waits', async () => {
    await open(URL, { answers: { 'GET /api/v1/staff/property-managers/waiting': { waiting: [] } } });
    expect(screen.getByText('Nobody waits for a manager.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Change or end/ }).getAttribute('href')).toContain('change=acc_8');
  });
});
