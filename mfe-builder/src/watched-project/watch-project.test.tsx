import type { WatchedProject } from '@aangan/shared-kit/contracts/watched-projects';
import { FAKE_NOW, type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { fireEvent, screen } from '@testing-library/react';
import { WatchProject } from './watch-project.tsx';

const LIST = 'GET /api/v1/user/watched-projects';
const SAVE = 'PUT /api/v1/user/watched-projects/{id}';
const END = 'DELETE /api/v1/user/watched-projects/{id}';

const WATCHED: WatchedProject = {
  project: {
    ...{ id: 'k3f9a2m1x0', name: 'Lakeside Heights', builder: 'Neem Homes', city: 'pune', locality: 'Wakad' },
    ...{ stage: 'READY', minPrice: 8_500_000, maxPrice: 12_000_000, possessionOn: '2026-03-31' },
  },
  ...{ note: 'Ask about parking.', priceAlert: true, since: FAKE_NOW },
};

const open = async (answers: FakeAnswers) => {
  const platform = fakePlatform({ session: { loggedIn: true }, answers });
  renderInRouter(<WatchProject id="k3f9a2m1x0" />, platform);
  fireEvent.click(screen.getByRole('button', { name: 'Note and price alert' }));
  await screen.findByLabelText('Your note');
  return platform;
};

it('saves a note and a price alert', async () => {
  const platform = await open({ [LIST]: { projects: [] }, [SAVE]: { watched: WATCHED } });
  fireEvent.change(screen.getByLabelText('Your note'), { target: { value: 'Ask about parking.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved\./)).toBeTruthy();
  expect(platform.calls.at(-1)?.input).toEqual({
    params: { id: 'k3f9a2m1x0' },
    json: { note: 'Ask about parking.', priceAlert: true },
  });
});

it('shows what was saved earlier, and deletes it', async () => {
  await open({ [LIST]: { projects: [WATCHED] }, [END]: { watched: null } });
  expect(screen.getByDisplayValue('Ask about parking.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete note and alert' }));
  expect(await screen.findByText('Your note and the alert are deleted.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete note and alert' })).toBeNull();
});
