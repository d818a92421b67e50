import type { RentSplit } from '@aangan/shared-kit/contracts/rent-split';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as joinPage from './join.page.tsx';
import * as splitPage from './split.page.tsx';

const READ = 'GET /api/v1/rent-pay/tenancies/{tenancyId}/flatmates';
const INVITE = 'POST /api/v1/rent-pay/tenancies/{tenancyId}/flatmates';
const SET = 'PUT /api/v1/rent-pay/tenancies/{tenancyId}/flatmates';
const COVER = 'POST /api/v1/rent-pay/shares/{shareId}/cover';
const PART = 'POST /api/v1/rent-pay/dues/{dueId}/send-part';
const LINK = 'GET /api/v1/rent-pay/flatmate-link/{token}';
const JOIN = 'POST /api/v1/rent-pay/flatmate-link/{token}/join';
const TOKEN = `F${'a'.repeat(32)}`;

const MEMBER = { isYou: false, isOrganiser: false, hasJoined: true, paise: 12_500_00, linkEndsAt: null } as const;

const SPLIT: RentSplit = {
  tenancyId: 'ten_1',
  kind: 'rent',
  home: '12, 4th Cross, Jayanagar, Bangalore',
  dueDay: 5,
  paise: 25_000_00,
  isOrganiser: true,
  isEqual: true,
  members: [
    { ...MEMBER, flatmateId: 'flm_1', name: 'Asha R.', isYou: true, isOrganiser: true },
    { ...MEMBER, flatmateId: 'flm_2', name: 'Bela S.' },
  ],
  dues: [
    {
      dueId: 'due_1',
      kind: 'rent',
      month: '2026-11',
      state: 'collecting',
      paise: 25_000_00,
      receivedPaise: 12_500_00,
      dueOn: '2026-11-05',
      shares: [
        { shareId: 'shr_1', name: 'Asha R.', isYou: true, paise: 12_500_00, state: 'received', mayCover: false },
        { shareId: 'shr_2', name: 'Bela S.', isYou: false, paise: 12_500_00, state: 'unpaid', mayCover: true },
      ],
      mayDivide: false,
      late: null,
    },
  ],
};

const open = (split: Partial<RentSplit> = {}, answers: FakeAnswers = {}) =>
  renderPage(splitPage, {
    url: '/rent-pay/split/ten_1',
    params: { tenancyId: 'ten_1' },
    platform: fakePlatform({ session: { loggedIn: true }, answers: { [READ]: { ...SPLIT, ...split }, ...answers } }),
  });
type Opened = Awaited<ReturnType<typeof open>>;

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = ({ platform }: Opened, call: string) => platform.calls.find((each) => each.call === call)?.input;

beforeEach(() => sessionStorage.clear());

describe('a shared rent', () => {
  it('shows who has paid, live', async () => {
    const page = await open();
    expect(screen.getByText('₹12,500 of ₹25,000 received.')).toBeTruthy();
    expect(screen.getByText('₹12,500, not paid yet')).toBeTruthy();
    const [due] = SPLIT.dues;
    page.platform.answers[READ] = {
      ...SPLIT,
      dues: due ? [{ ...due, state: 'received', receivedPaise: due.paise }] : [],
    };
    await act(async () => page.platform.sendLive('rent-due-state', { state: 'received', receivedPaise: 25_000_00 }));
    expect(await screen.findByText('Received')).toBeTruthy();
  });

  it('makes a link for a flatmate, and shows it once', async () => {
    const page = await open({}, { [INVITE]: { split: SPLIT, invitation: `/rent-pay/join/${TOKEN}` } });
    type('Name of your flatmate', 'Chetan');
    press('Make a link');
    const link = await screen.findByLabelText<HTMLInputElement>('Invitation');
    expect(link.value).toContain(`/rent-pay/join/${TOKEN}`);
    expect(sent(page, INVITE)).toEqual({ params: { tenancyId: 'ten_1' }, json: { name: 'Chetan' } });
  });

  it('takes sums that add up, and says what is missing otherwise', async () => {
    const page = await open({}, { [SET]: SPLIT });
    type('Your share', '15,000');
    press('Save the shares');
    expect((await screen.findAllByText('The shares are ₹2,500 more than the rent.')).length).toBeGreaterThan(0);
    type('Share of Bela S.', '10,000');
    press('Save the shares');
    await waitFor(() =>
      expect(sent(page, SET)).toMatchObject({
        json: {
          shares: [
            { flatmateId: 'flm_1', paise: 15_000_00 },
            { flatmateId: 'flm_2', paise: 10_000_00 },
          ],
        },
      }),
    );
  });

  it('lets a flatmate take over a missing share, and agree that a part is sent after the due day', async () => {
    const late = { backOn: '2026-11-12', agreed: 1, people: 2, mayAgree: true };
    const dues = SPLIT.dues.map((due) => ({ ...due, late }));
    const page = await open(
      { dues },
      { [COVER]: fakeHttpError(409, 'This share is being paid right now.'), [PART]: SPLIT },
    );
    expect(screen.getByText(/gets their money back on 12 Nov 2026/)).toBeTruthy();
    expect(screen.getByText('1 of 2 agree to send the amount received.')).toBeTruthy();
    press('Take it over');
    expect(await screen.findByText('This share is being paid right now.')).toBeTruthy();
    expect(sent(page, COVER)).toEqual({ params: { shareId: 'shr_2' } });
    press('I agree');
    await waitFor(() => expect(sent(page, PART)).toEqual({ params: { dueId: 'due_1' } }));
  });

  it('is changed by nobody but who opened it', async () => {
    const members = SPLIT.members.map((member) => ({ ...member, isYou: !member.isYou }));
    await open({ isOrganiser: false, members });
    expect(screen.queryByLabelText('Name of your flatmate')).toBeNull();
    expect(screen.queryByText('Change who pays what')).toBeNull();
    expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy();
  });

  it('of others does not exist', async () => {
    await expect(open({}, { [READ]: fakeHttpError(404) })).rejects.toMatchObject({ status: 404 });
  });
});

describe('an invitation', () => {
  const invited = {
    ...{ payer: 'Asha', kind: 'rent' as const, paise: 25_000_00, sharePaise: 12_500_00, people: 2, dueDay: 5 },
    ...{ endsAt: Date.parse('2026-12-05T05:00:00.000Z'), joined: null },
  } as const;
  const visit = (answers: FakeAnswers, loggedIn = true) =>
    renderPage(joinPage, {
      url: `/rent-pay/join/${TOKEN}`,
      params: { token: TOKEN },
      platform: fakePlatform({ session: { loggedIn }, answers }),
    });

  it('is joined, and leads to the shared rent', async () => {
    const page = await visit({ [LINK]: invited, [JOIN]: { tenancyId: 'ten_1' } });
    expect(screen.getByRole('heading', { name: 'Asha shares the rent with you' })).toBeTruthy();
    press('Join');
    await waitFor(() => expect(page.location()).toBe('/rent-pay/split/ten_1'));
    expect(page.platform.calls.find(({ call }) => call === JOIN)?.input).toEqual({ params: { token: TOKEN } });
  });

  it('that has ended says so', async () => {
    const shown = await visit({ [LINK]: fakeHttpError(404) });
    expect(shown.head()?.status).toBe(404);
    expect(screen.getByRole('heading', { name: 'This invitation to share rent is no longer valid' })).toBeTruthy();
  });
});
