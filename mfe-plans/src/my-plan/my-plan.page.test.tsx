import type { PlanContact } from '@aangan/shared-kit/contracts/contacts';
import type { MyPlan } from '@aangan/shared-kit/contracts/my-plans';
import { cancelPlanLink, MY_PLAN_LINK } from '@aangan/shared-kit/links/my-plan';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './my-plan.page.tsx';
import { samplePlan } from './testing/sample-plan.ts';

const CONTACTS: PlanContact[] = [
  {
    contactId: 'con_1',
    listing: { id: 'a', title: '2 BHK in Koramangala', url: '/property/a/detail' },
    at: Date.UTC(2026, 10, 21),
    state: 'returned',
    why: 'LISTING_CLOSED',
    returnedAt: Date.UTC(2026, 10, 22),
  },
  { contactId: 'con_2', listing: null, at: Date.UTC(2026, 10, 22), state: 'used', why: null, returnedAt: null },
];

function platform(plans: MyPlan[], answers: object = {}) {
  return fakePlatform({
    answers: {
      'GET /api/v1/user/plans': { plans },
      'GET /api/v1/user/plans/{planId}/contacts': { contacts: CONTACTS, total: 2, page: 1, size: 20 },
      ...answers,
    },
  });
}

const open = (plans: MyPlan[], url = MY_PLAN_LINK, answers: object = {}) =>
  renderPage(page, { url, platform: platform(plans, answers) });

describe('the page of one’s plans', () => {
  it('shows what is left, what was paid, and each contact with what became of it', async () => {
    await open([samplePlan()]);
    expect(screen.getByText('22')).toBeTruthy();
    expect(screen.getByText(/Paid ₹799 with GST/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Invoice AG/26-27/0000001' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '2 BHK in Koramangala' })).toBeTruthy();
    expect(screen.getByText('Returned on 22 Nov 2026, because the home was no longer available.')).toBeTruthy();
    expect(screen.getByText('A home that is gone')).toBeTruthy();
  });

  it.each([
    ['choosing', /We are choosing your manager/],
    ['assigned', /See your manager/],
  ] as const)('says of a manager who is %s what comes next', async (manager, words) => {
    await open([samplePlan({ services: ['relationship-manager'], manager })]);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('without a plan leads to the plans', async () => {
    await open([]);
    expect(screen.getByRole('heading', { name: 'No plan yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/tenant/plans');
  });

  it('asks before a plan is cancelled, with every part of what comes back', async () => {
    const plan = samplePlan();
    await open([plan], cancelPlanLink(plan.id));
    const cells = screen.getAllByRole('row').map((row) => row.textContent);
    expect(cells).toEqual(['You paid₹799', 'For 3 of 25 contacts used− ₹95.88', 'Comes back to you₹703.12']);
    expect(screen.getByText(/₹703.12 to the bank account or card you paid with/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Keep the plan' }).getAttribute('href')).toBe(MY_PLAN_LINK);
  });

  it('cancels with the amount that was shown, under one key', async () => {
    const plan = samplePlan();
    const cancelled = samplePlan({ state: 'cancelled', cancellation: null });
    const view = platform([plan], { 'POST /api/v1/user/plans/{planId}/cancel': { plan: cancelled } });
    await renderPage(page, { url: cancelPlanLink(plan.id), platform: view });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel and get ₹703.12 back' }));
    expect(view.calls.find(({ call }) => call.startsWith('POST'))).toMatchObject({
      input: { params: { planId: plan.id }, json: { refundPaise: 70_312 } },
    });
  });

  it('lists earlier plans with the state of their refund', async () => {
    const refund = { state: 'sent' as const, gatewayPaise: 70_312, walletPaise: 0, doneAt: null };
    await open([samplePlan({ state: 'cancelled', endedAt: Date.UTC(2026, 10, 23), cancellation: null, refund })]);
    expect(screen.getByText(/The bank has the refund. It usually takes 5 to 7 working days./)).toBeTruthy();
  });

  it('of a paused plan says when it goes on', async () => {
    const pause = {
      since: Date.UTC(2026, 10, 23),
      until: Date.UTC(2027, 1, 21),
      left: 2,
      daysLeft: 90,
      mayPause: false,
    };
    await open([samplePlan({ state: 'paused', pause })]);
    expect(screen.getByText(/Paused since 23 Nov/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Resume Freedom' })).toBeTruthy();
  });
});
