import type { AskedContact } from '@aangan/shared-kit/contracts/contacts';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ContactSheet } from './contact-sheet.tsx';

const ID = 'aaaaaaaaaaaaaaaa';
const allowance = { limit: 3, used: 1, left: 2, renewsOn: FAKE_NOW, plan: null };

const NOT_YET: AskedContact = {
  status: 'NOT_SENT',
  message: 'You have not asked for this number yet.',
  sent: false,
  mayAsk: true,
  ownerDecides: false,
  contactId: null,
  contact: null,
  allowance,
};
const GIVEN: AskedContact = {
  ...NOT_YET,
  status: 'SENT_NEW',
  message: 'You and the owner now have each other’s numbers.',
  sent: true,
  mayAsk: false,
  contactId: 'con_1',
  contact: { name: 'Farhan Khan', phone: '+910000000001', quietUntil: null },
};

const open = (answers: FakeAnswers, category: ListingCategory = 'RENT') => {
  const platform = fakePlatform({
    session: { loggedIn: true },
    buckets: { colours: 'b' },
    answers,
    attribution: { current: () => ({ utmSource: 'newsletter' }) },
  });
  renderInRouter(<ContactSheet id={ID} category={category} onClosed={() => undefined} />, platform);
  return platform;
};

const LOOK = 'GET /api/v3/user/contacted/{id}';
const SEEKER = 'POST /api/v1/potential_seeker/contact/{propertyId}';
const ASK = 'POST /api/v3/activity/contact/{propertyId}';

describe('the contact sheet', () => {
  it('states the cost and requests nothing before the button is pressed', async () => {
    const platform = open({ [LOOK]: NOT_YET });
    expect(await screen.findByRole('button', { name: 'Get the number, use 1 of 2' })).toBeTruthy();
    expect(screen.getByText(/2 of 3 free contacts left/)).toBeTruthy();
    expect(screen.getByText(/the owner gets yours/)).toBeTruthy();
    expect(platform.calls.map(({ call }) => call)).toEqual([LOOK]);
  });

  it('shows the number with ways to use it, and counts the lead', async () => {
    const platform = open({ [LOOK]: NOT_YET, [ASK]: GIVEN });
    fireEvent.click(await screen.findByRole('button', { name: /^Get the number/ }));
    expect(await screen.findByText('+91 00000 00001')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+910000000001');
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe('https://wa.me/910000000001');
    expect(platform.calls[1]?.input).toMatchObject({ params: { propertyId: ID }, json: { utm_source: 'newsletter' } });
    expect(platform.trackedEvents).toEqual([
      { event: 'contact_owner', properties: { propertyId: ID, status: 'SENT_NEW', code: 'y' } },
    ]);
    expect(platform.conversions).toEqual([{ experiment: 'colours', goal: 'lead_Created' }]);
  });

  it('shows an already unlocked number without asking', async () => {
    const platform = open({ [LOOK]: { ...GIVEN, status: 'SENT' } });
    expect(await screen.findByText('+91 00000 00001')).toBeTruthy();
    expect(platform.calls).toHaveLength(1);
  });

  it('asks the seeker not to call during the owner’s night', async () => {
    open({ [LOOK]: { ...GIVEN, contact: { name: 'Farhan', phone: '+910000000001', quietUntil: FAKE_NOW } } });
    expect(await screen.findByText(/Farhan prefers no calls/)).toBeTruthy();
  });

  it('says that a number was hidden, and that the seeker may have noted it', async () => {
    open({ [LOOK]: { ...GIVEN, status: 'SENT', contact: { name: 'Farhan', phone: null, quietUntil: null } } });
    expect(await screen.findByText(/has since hidden this number/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
  });

  it.each([
    ['NO_PLAN_SELECTED', undefined],
    ['LIMIT_EXCEEDED', 'none'],
  ] as const)('links to the plans on %s', async (status, code) => {
    const refused = { ...NOT_YET, status, message: 'Used up.', mayAsk: false, allowance: { ...allowance, left: 0 } };
    const platform = open({ [LOOK]: NOT_YET, [ASK]: refused });
    fireEvent.click(await screen.findByRole('button', { name: /^Get the number/ }));
    const plans = await screen.findByRole('link', { name: 'See plans' });
    expect(plans.getAttribute('href')).toBe('/tenant/plans?returnURL=%2F%23contact');
    expect(platform.trackedEvents[0]?.properties?.code).toBe(code);
    expect(platform.conversions).toEqual([]);
  });

  it.each(['NO_PLAN_SELECTED', 'LIMIT_EXCEEDED'] as const)(
    'records a potential seeker as soon as the sheet opens on %s',
    async (status) => {
      const used = { ...NOT_YET, status, message: 'Used up.', mayAsk: false, allowance: { ...allowance, left: 0 } };
      const platform = open({ [LOOK]: used, [SEEKER]: fakeHttpError(429, 'Too many tries.') });
      await screen.findByRole('link', { name: 'See plans' });
      expect(platform.calls.map(({ call }) => call)).toEqual([LOOK, SEEKER]);
      expect(platform.calls[1]?.input).toMatchObject({ json: { utm_source: 'newsletter' } });
      await waitFor(() => expect(platform.shownAlerts).toEqual([{ kind: 'error', message: 'Too many tries.' }]));
    },
  );

  it.each([
    ['PG', '/tenant/plans'],
    ['BUY', '/buyer/plans'],
    ['PLOT', '/buyer/plans'],
    ['COMMERCIAL_RENT', '/commercial/tenant/plans'],
    ['COMMERCIAL_BUY', '/commercial/buyer/plans'],
  ] as const)('links to the plans for seekers of %s', async (category, address) => {
    const used = { ...NOT_YET, status: 'NO_PLAN_SELECTED', message: 'Used up.', mayAsk: false } as const;
    open({ [LOOK]: used, [SEEKER]: fakeHttpError(429) }, category);
    const plans = await screen.findByRole('link', { name: 'See plans' });
    expect(plans.getAttribute('href')).toBe(`${address}?returnURL=%2F%23contact`);
  });

  it('says once that contacts are used up, and when they renew', async () => {
    const message = 'You have used all free contacts of this month. Buy a plan for more.';
    const used = { ...NOT_YET, status: 'NO_PLAN_SELECTED', message, mayAsk: false } as const;
    open({ [LOOK]: { ...used, allowance: { ...allowance, left: 0 } }, [SEEKER]: fakeHttpError(429) });
    expect(
      await screen.findByText(
        /have used all free contacts of this month\. Buy a plan for more\. You get new ones on \d+ \w+ \d+\.$/,
      ),
    ).toBeTruthy();
  });

  it('offers to show interest when contacts are used up, and says what the owner sees', async () => {
    const used = { ...NOT_YET, status: 'NO_PLAN_SELECTED', message: 'Used up.', mayAsk: false } as const;
    const message = 'The owner sees your first name and that you are interested.';
    const sent = { status: 'success', leadId: 'lead_1', message } as const;
    const platform = open({ [LOOK]: used, [SEEKER]: sent, 'POST /api/v1/payment_lead/add': sent });
    fireEvent.click(await screen.findByRole('button', { name: 'Show interest' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toMatchObject({ form: { propertyId: ID, utm_source: 'newsletter' } });
    expect(screen.queryByRole('button', { name: 'Show interest' })).toBeNull();
  });

  it('sends a request to an owner who decides, and says what happens next', async () => {
    const decides = { ...NOT_YET, ownerDecides: true, message: 'This owner decides who gets their number.' };
    const requested = { ...decides, status: 'requested', mayAsk: false, message: 'The owner has been asked.' } as const;
    const platform = open({ [LOOK]: decides, [ASK]: requested });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask the owner, use 1 of 2' }));
    expect(await screen.findByText('The owner has been asked.')).toBeTruthy();
    expect(screen.getByText(/request ends after a week/)).toBeTruthy();
    expect(platform.trackedEvents[0]?.properties).toMatchObject({ status: 'requested', code: 'none' });
  });

  it('shows the number once the owner says yes, while the sheet is open', async () => {
    const requested = { ...NOT_YET, status: 'requested', mayAsk: false, message: 'The owner has been asked.' } as const;
    const platform = open({ [LOOK]: requested });
    await screen.findByText('The owner has been asked.');
    expect(platform.liveTopics).toEqual(['contact-request']);
    act(() => platform.sendLive('contact-request', { state: 'waiting' }));
    expect(platform.calls).toHaveLength(1);
    platform.answers[LOOK] = { ...GIVEN, status: 'SENT' };
    act(() => platform.sendLive('contact-request', { state: 'allowed' }));
    expect(await screen.findByText('+91 00000 00001')).toBeTruthy();
    expect(platform.liveTopics).toEqual([]);
  });

  it('waits for nothing where nothing was asked', async () => {
    const platform = open({ [LOOK]: NOT_YET });
    await screen.findByRole('button', { name: /^Get the number/ });
    expect(platform.liveTopics).toEqual([]);
  });

  it('asks a person who looks like a broker whether they are one, and continues', async () => {
    const doubted = { ...NOT_YET, status: 'BROKER_NOTVERIFIED_NEW', mayAsk: false, message: 'Are you one?' } as const;
    const platform = open({ [LOOK]: doubted, 'POST /api/v1/user/broker-denial': { status: 'success' } });
    const no = await screen.findByRole('button', { name: 'I am looking for a home myself' });
    expect(platform.trackedEvents[0]?.properties).toMatchObject({ status: 'BROKER_NOTVERIFIED_NEW', code: 'b' });
    platform.answers[LOOK] = NOT_YET;
    fireEvent.click(no);
    expect(await screen.findByRole('button', { name: /^Get the number/ })).toBeTruthy();
    expect(platform.calls[1]?.call).toBe('POST /api/v1/user/broker-denial');
  });

  it.each([
    ['PHONE_NOTVERIFIED', 'n'],
    ['NOT_AUTHORIZED', 'n'],
    ['BROKER_NOTVERIFIED', 'b'],
    ['ACCOUNT_NOT_IDENTIFIED', 'none'],
  ] as const)('says why there is no number on %s, and counts it as %s', async (status, code) => {
    const platform = open({ [LOOK]: { ...NOT_YET, status, mayAsk: false, message: `Words of ${status}.` } });
    expect(await screen.findByText(`Words of ${status}.`)).toBeTruthy();
    expect(platform.trackedEvents).toEqual([{ event: 'contact_owner', properties: { propertyId: ID, status, code } }]);
  });

  it('explains what blocks the contact, with no button that would not work', async () => {
    open({ [LOOK]: { ...NOT_YET, message: 'This is your own listing.', mayAsk: false } });
    expect(await screen.findByText('This is your own listing.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Get the number/ })).toBeNull();
  });

  it('shows the error message of the server, and tries again', async () => {
    const platform = open({ [LOOK]: fakeHttpError(429, 'Too many tries. Try again in a minute.') });
    await screen.findByText('Too many tries. Try again in a minute.');
    platform.answers[LOOK] = NOT_YET;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Too many tries. Try again in a minute.')).toBeNull());
    expect(await screen.findByRole('button', { name: /^Get the number/ })).toBeTruthy();
  });
});
