import type { ClubMembership } from '@aangan/shared-kit/contracts/renter-club';
import { FAKE_NOW, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import * as clubPage from './renter-club.page.tsx';

const SETTLED = { code: 'settled', name: 'Settled', rents: 3 };
const STEADY = { code: 'steady', name: 'Steady', rents: 6 };
const ABOUT = {
  levels: [SETTLED, STEADY],
  benefits: ['A mystery box when you join, once.'],
  consent: { version: '1', words: 'Aangan may count my rents.' },
};
const OUTSIDE: ClubMembership = { member: false, joinedAt: null, rentsOnTime: 0, level: null, next: SETTLED };
const INSIDE: ClubMembership = { ...OUTSIDE, member: true, joinedAt: FAKE_NOW };

function open(membership?: ClubMembership) {
  const platform = fakePlatform({
    session: { loggedIn: membership !== undefined },
    answers: {
      'GET /api/v1/renterclub/about': ABOUT,
      ...(membership && { 'GET /api/v1/renterclub/membership': membership }),
    },
  });
  return act(() => renderPage(clubPage, { url: '/renter-club', platform }));
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the renter club page', () => {
  it('explains the club to everybody and asks for a login before joining', async () => {
    const { platform } = await open();
    expect(screen.getByRole('row', { name: 'Settled 3' })).toBeTruthy();
    await press('Log in to join');
    expect(platform.signUps).toEqual(['account']);
  });

  it('does not let a person join without consent', async () => {
    const { platform } = await open(OUTSIDE);
    await press('Join the renter club');
    expect(screen.getByRole('alert').textContent).toBe('Tick the box to join.');
    expect(platform.calls.some(({ call }) => call === 'POST /api/v1/renterclub/join')).toBe(false);
  });

  it('joins with the version of the consent text that the person agreed to', async () => {
    const { platform } = await open(OUTSIDE);
    platform.answers['POST /api/v1/renterclub/join'] = INSIDE;
    platform.answers['GET /api/v1/renterclub/membership'] = INSIDE;
    await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Aangan may count my rents.' })));
    await press('Join the renter club');
    expect(screen.getByRole('heading', { name: 'You are a member' })).toBeTruthy();
    expect(screen.getByText('No rent counted yet. 3 more to reach Settled.')).toBeTruthy();
    expect(platform.calls.find(({ call }) => call === 'POST /api/v1/renterclub/join')?.input).toEqual({
      json: { consentVersion: '1' },
    });
  });

  it('asks for confirmation before leaving and says what is lost', async () => {
    const { platform } = await open({ ...INSIDE, rentsOnTime: 4, level: SETTLED, next: STEADY });
    expect(screen.getByRole('heading', { name: 'Your level is Settled' })).toBeTruthy();
    platform.answers['POST /api/v1/renterclub/leave'] = OUTSIDE;
    platform.answers['GET /api/v1/renterclub/membership'] = OUTSIDE;
    await press('Leave the club');
    await press('Leave and clear my count');
    expect(screen.getByRole('button', { name: 'Join the renter club' })).toBeTruthy();
  });
});
