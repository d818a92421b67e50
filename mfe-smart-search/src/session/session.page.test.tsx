import type { SmartSession } from '@aangan/shared-kit/contracts/smart-search-session';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './session.page.tsx';
import { SESSION_ID, sampleHome, sampleSession } from './testing/sample-session.ts';

const DETAIL = 'GET /falcon/smart-search-v2/session_detail';
const INTERACT = 'POST /falcon/smart-search-v2/interact';
const ADDRESS = `/smart-search/details/${SESSION_ID}`;

function open(session: Partial<SmartSession> = {}, answers: FakeAnswers = {}, url = ADDRESS) {
  return renderPage(page, {
    url,
    params: { session_id: SESSION_ID },
    platform: fakePlatform({
      answers: {
        [DETAIL]: sampleSession(session),
        'GET /falcon/smart-search-v2/commute': { commute: null },
        'GET /falcon/smart-search-v2/fetch_product_feedback': { feedback: null },
        ...answers,
      },
    }),
  });
}

it('shows a few homes, each with why it was chosen and what does not fit', async () => {
  await open();
  expect(screen.getByText('128 of 143 homes left')).toBeTruthy();
  const home = screen.getByRole('article', { name: 'Home a1' });
  expect(within(home).getByText('₹2 K under your budget')).toBeTruthy();
  expect(within(home).getByText('You want more light')).toBeTruthy();
  expect(within(home).getByText('Deposit is ₹50 K over your limit')).toBeTruthy();
  expect(within(home).getByRole('link', { name: 'Contact owner' }).getAttribute('href')).toMatch(/detail#contact$/);
  expect(within(home).getByRole('link', { name: 'Ask for photos' }).getAttribute('href')).toMatch(/detail#photos$/);
});

it('sends an answer once, and offers to undo it', async () => {
  const { platform, location } = await open(
    {},
    {
      [INTERACT]: sampleSession({ properties: [sampleHome('b2')] }),
      'POST /falcon/smart-search-v2/fetch_history': {
        interactions: [
          {
            property_id: 'a1',
            record: sampleRecord({ id: 'a1', title: 'Home a1' }),
            answer: 'YES',
            reasons: [],
            owner_contacted: false,
            photos_requested: false,
            votes: { up: 0, down: 0 },
            answered_at: 1,
          },
        ],
      },
      'DELETE /falcon/smart-search-v2/session/{session_id}/reject/{property_id}': sampleSession(),
    },
  );
  const home = screen.getByRole('article', { name: 'Home a1' });
  await userEvent.click(within(home).getByRole('button', { name: 'Shortlist' }));
  expect(await screen.findByText('Shortlisted: Home a1')).toBeTruthy();
  expect(location()).toBe(`${ADDRESS}?done=a1`);
  expect(platform.calls.filter(({ call }) => call === INTERACT).map(({ input }) => input)).toEqual([
    { json: { session_id: SESSION_ID, property_id: 'a1', answer: 'YES', reasons: [] } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(platform.calls.some(({ call }) => call.startsWith('DELETE'))).toBe(true);
  expect(location()).toBe(ADDRESS);
});

it('sends the reasons of a no', async () => {
  const { platform } = await open(
    {},
    { [INTERACT]: sampleSession(), 'POST /falcon/smart-search-v2/fetch_history': { interactions: [] } },
  );
  const home = screen.getByRole('article', { name: 'Home a1' });
  await userEvent.click(within(home).getByText('Not for me'));
  await userEvent.click(within(home).getByLabelText('Too dark'));
  await userEvent.click(within(home).getByRole('button', { name: 'Show another home' }));
  expect(platform.calls.find(({ call }) => call === INTERACT)?.input).toEqual({
    json: { session_id: SESSION_ID, property_id: 'a1', answer: 'NO', reasons: ['TOO_DARK'] },
  });
});

it('shows what was learnt as a statement that can be taken back', async () => {
  const call = 'PUT /falcon/smart-search-v2/session/{session_id}/learnt/{key}';
  const { platform } = await open({}, { [call]: sampleSession({ unlearnt: ['LIGHT'] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Ignore: More light' }));
  expect(platform.calls.find((each) => each.call === call)?.input).toEqual({
    params: { session_id: SESSION_ID, key: 'LIGHT' },
    json: { counts: false },
  });
});

it.each([true, false])('asks for reasons only when the prompt is due: %s', async (rejected_prompt) => {
  await open({ rejected_prompt, properties: [] });
  expect(screen.queryAllByText('You have said no to five homes. What is wrong with them?').length > 0).toBe(
    rejected_prompt,
  );
});

it('proposes with numbers what to change when nothing is left', async () => {
  await open({
    properties: [],
    details: [{ rem_count: 0, total_count: 3, feedback_given: false }],
    nothing_left: {
      relaxations: [
        { changes: [{ field: 'bhk', value: '' }], total_count: 12, slots: [sampleSession().slots[0] as never] },
        {
          changes: [
            { field: 'maxPrice', value: '75000' },
            { field: 'bhk', value: '' },
          ],
          total_count: 30,
          slots: [sampleSession().slots[0] as never, { kind: 'budget', value: { max: 75_000 }, certainty: 'certain' }],
        },
      ],
      nearby: [],
      higher_rent: [{ max_price: 35_000, total_count: 9, slots: [] }],
    },
  });
  expect(screen.getByRole('heading', { name: 'You have seen all homes that fit' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Without “2 BHK” · 12 homes' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Up to ₹75 K · Without “2 BHK” · 30 homes' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Up to ₹35 K · 9 homes' }).getAttribute('href')).toBe(
    `${ADDRESS}?budget=35000`,
  );
});

it('shows the guidance until it was closed', async () => {
  const flag = 'POST /falcon/smart-search-v2/guidance_flag';
  const { platform } = await open({ guidance_flag: false }, { [flag]: { guidance_flag: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(platform.calls.find(({ call }) => call === flag)?.input).toEqual({ json: { flag: true } });
});

it('does not exist for anybody else', async () => {
  await expect(open({}, { [DETAIL]: fakeHttpError(404) })).rejects.toMatchObject({ status: 404 });
});
