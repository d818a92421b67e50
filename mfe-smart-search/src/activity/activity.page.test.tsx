import type { SmartInteraction } from '@aangan/shared-kit/contracts/smart-search-answers';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SESSION_ID, sampleSession } from '../session/testing/public.ts';
import * as page from './activity.page.tsx';

const HISTORY = 'POST /falcon/smart-search-v2/fetch_history';
const UNDO = 'DELETE /falcon/smart-search-v2/session/{session_id}/reject/{property_id}';

const answer = (id: string, facts: Partial<SmartInteraction> = {}): SmartInteraction => ({
  property_id: id,
  record: sampleRecord({ id, title: `Home ${id}` }),
  answer: 'NO',
  reasons: ['TOO_DARK'],
  owner_contacted: false,
  photos_requested: false,
  votes: { up: 0, down: 0 },
  answered_at: 1,
  ...facts,
});

const open = (answers: FakeAnswers) =>
  renderPage(page, {
    url: `/smart-search/details/${SESSION_ID}/activity`,
    params: { session_id: SESSION_ID },
    platform: fakePlatform({ answers }),
  });

it('lists the answers with their reasons, votes and what was asked of owners', async () => {
  const contacted = answer('b2', { answer: 'YES', reasons: [], owner_contacted: true, votes: { up: 1, down: 0 } });
  await open({ [HISTORY]: { interactions: [answer('a1'), contacted] } });
  expect(screen.getByText('Not for you: too dark')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home a1' })).toBeTruthy();
  expect(screen.getByText('You have the owner’s number')).toBeTruthy();
  expect(screen.getByText('Partner’s votes: 1 yes, 0 no')).toBeTruthy();
});

it('takes an answer back, and shows the list without it', async () => {
  let interactions = [answer('a1')];
  const { platform } = await open({
    [HISTORY]: () => ({ interactions }),
    [UNDO]: () => {
      interactions = [];
      return sampleSession();
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo your answer to Home a1' }));
  await screen.findByRole('heading', { name: 'No answers yet' });
  expect(platform.calls.find(({ call }) => call === UNDO)?.input).toEqual({
    params: { session_id: SESSION_ID, property_id: 'a1' },
  });
});

it('still offers to undo the answer to a home that was deleted', async () => {
  await open({ [HISTORY]: { interactions: [answer('a1', { record: null })] } });
  expect(screen.getByText('A home that is no longer listed')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo your answer to A home that is no longer listed' })).toBeTruthy();
});

it('keeps the list and says why when an answer cannot be taken back', async () => {
  await open({ [HISTORY]: { interactions: [answer('a1')] }, [UNDO]: fakeHttpError(503, 'Try again later.') });
  await userEvent.click(screen.getByRole('button', { name: /^Undo your answer/ }));
  await waitFor(() => expect(screen.getByText('Try again later.')).toBeTruthy());
  expect(screen.getByText('Not for you: too dark')).toBeTruthy();
});

it('does not exist for anybody else', async () => {
  await expect(open({ [HISTORY]: fakeHttpError(404) })).rejects.toMatchObject({ status: 404 });
});
