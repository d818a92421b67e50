import type { AskedContact } from '@aangan/shared-kit/contracts/contacts';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ContactSheet } from './contact-sheet.tsx';

const ID = 'aaaaaaaaaaaaaaaa';
const allowance = { limit: 3, used: 1, left: 2, renewsOn: FAKE_NOW };

const NOT_YET: AskedContact = {
  status: 'NOT_SENT',
  message: 'You have not asked for this number yet.',
  sent: false,
  mayAsk: true,
  contactId: null,
  contact: null,
  allowance,
};
const GIVEN: AskedContact = {
  ...NOT_YET,
  status: 'SENT_NEW',
  message: 'The owner’s number is yours, and the owner has yours.',
  sent: true,
  mayAsk: false,
  contactId: 'con_1',
  contact: { name: 'Farhan Khan', phone: '+910000000001', quietUntil: null },
};

const open = (answers: FakeAnswers) => {
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers,
    attribution: { current: () => ({ utmSource: 'newsletter' }) },
  });
  renderInRouter(<ContactSheet id={ID} onClosed={() => undefined} />, platform);
  return platform;
};

const LOOK = 'GET /api/v3/user/contacted/{id}';
const ASK = 'POST /api/v3/activity/contact/{propertyId}';

describe('contacting an owner', () => {
  it('says what it costs, and asks for nothing before the press', async () => {
    const platform = open({ [LOOK]: NOT_YET });
    expect(await screen.findByRole('button', { name: 'Get the number, use 1 of 2' })).toBeTruthy();
    expect(screen.getByText(/2 of 3 free contacts left/)).toBeTruthy();
    expect(screen.getByText(/the owner gets yours/)).toBeTruthy();
    expect(platform.calls.map(({ call }) => call)).toEqual([LOOK]);
  });

  it('gives the number with ways to use it, and counts the lead', async () => {
    const platform = open({ [LOOK]: NOT_YET, [ASK]: GIVEN });
    fireEvent.click(await screen.findByRole('button', { name: /^Get the number/ }));
    expect(await screen.findByText('+91 00000 00001')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+910000000001');
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe('https://wa.me/910000000001');
    expect(platform.calls[1]?.input).toMatchObject({ params: { propertyId: ID }, json: { utm_source: 'newsletter' } });
    expect(platform.trackedEvents).toEqual([
      { event: 'contact_owner', properties: { propertyId: ID, status: 'SENT_NEW', code: 'y' } },
    ]);
    expect(platform.conversions.map(({ goal }) => goal)).toEqual(['lead_Created']);
  });

  it('shows a number that one has already, without asking', async () => {
    const platform = open({ [LOOK]: { ...GIVEN, status: 'SENT' } });
    expect(await screen.findByText('+91 00000 00001')).toBeTruthy();
    expect(platform.calls).toHaveLength(1);
  });

  it('asks not to call in the owner’s night', async () => {
    open({ [LOOK]: { ...GIVEN, contact: { name: 'Farhan', phone: '+910000000001', quietUntil: FAKE_NOW } } });
    expect(await screen.findByText(/Please do not call before/)).toBeTruthy();
  });

  it('says that a number was hidden, and that one may have noted it', async () => {
    open({ [LOOK]: { ...GIVEN, status: 'SENT', contact: { name: 'Farhan', phone: null, quietUntil: null } } });
    expect(await screen.findByText(/has hidden this number since/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
  });

  it.each([
    ['NO_PLAN_SELECTED', undefined],
    ['LIMIT_EXCEEDED', 'none'],
  ] as const)('leads to the plans on %s', async (status, code) => {
    const refused = { ...NOT_YET, status, message: 'Used up.', mayAsk: false, allowance: { ...allowance, left: 0 } };
    const platform = open({ [LOOK]: NOT_YET, [ASK]: refused });
    fireEvent.click(await screen.findByRole('button', { name: /^Get the number/ }));
    expect((await screen.findByRole('link', { name: 'See plans' })).getAttribute('href')).toBe('/tenant/plans');
    expect(platform.trackedEvents[0]?.properties?.code).toBe(code);
    expect(platform.conversions).toEqual([]);
  });

  it('says what stands in the way, with no button that would not work', async () => {
    open({ [LOOK]: { ...NOT_YET, message: 'This is your own listing.', mayAsk: false } });
    expect(await screen.findByText('This is your own listing.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Get the number/ })).toBeNull();
  });

  it('says a failure in the server’s words, and tries again', async () => {
    const platform = open({ [LOOK]: fakeHttpError(429, 'Too many tries. Try again in a minute.') });
    await screen.findByText('Too many tries. Try again in a minute.');
    platform.answers[LOOK] = NOT_YET;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Too many tries. Try again in a minute.')).toBeNull());
    expect(await screen.findByRole('button', { name: /^Get the number/ })).toBeTruthy();
  });
});
