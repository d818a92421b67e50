import type { HourWindow } from '@aangan/shared-kit/domain/week-windows';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { SAMPLE_DRAFT_ID, sampleDraft } from '@aangan/shared-kit/testing/sample-draft';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HOUR_PRESETS } from './hour-presets.ts';
import * as page from './visits.page.tsx';

const SAVE = 'POST /api/v1/slot/{propertyId}/save';
const OTHER_ID = 'b1b2b3b4b5b6b7b8';
const MONDAY = { weekday: 1, startTime: '10:00', endTime: '12:00' };
const SUNDAY = { weekday: 0, startTime: '09:00', endTime: '11:00' };

async function open({ other = [] }: { readonly other?: readonly HourWindow[] } = {}) {
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: {
      'GET /api/v1/property/manage/{propertyId}': sampleDraft('RENT'),
      'GET /api/v1/slot/{propertyId}/available': ({ params }) =>
        params.propertyId === OTHER_ID ? { slots: [...other], own: true } : { slots: [MONDAY], own: false },
      'GET /api/v1/user/listings': {
        entries: other.length > 0 ? [{ record: sampleRecord({ id: OTHER_ID }), viewers: 0, contacts: 0 }] : [],
        ...{ total: other.length, page: 1, size: 20 },
      },
      [SAVE]: ({ json }) => ({ slots: json.slots as HourWindow[], own: true }),
    },
  });
  const url = manageLink({ id: SAMPLE_DRAFT_ID, category: 'RENT', pageName: 'visits' });
  await renderPage(page, { url, params: { propertyId: SAMPLE_DRAFT_ID }, platform });
  const saved = () => platform.calls.filter(({ call }) => call === SAVE).map(({ input }) => input);
  return { saved };
}

const savedWeek = (slots: readonly HourWindow[]) => ({ params: { propertyId: SAMPLE_DRAFT_ID }, json: { slots } });

it('saves a usual week by one press', async () => {
  const { saved } = await open();
  expect(screen.getByText(/not chosen hours yet/)).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Weekends'));
  const sunday = { weekday: 0, startTime: '10:00', endTime: '18:00' };
  await waitFor(() => expect(saved()).toEqual([savedWeek([sunday, { ...sunday, weekday: 6 }])]));
  expect(await screen.findByText('Hours saved')).toBeTruthy();
  expect(HOUR_PRESETS.weekends.windows).toHaveLength(2);
});

it('skips hours without both ends, and saves them once they have both', async () => {
  const { saved } = await open();
  fireEvent.click(screen.getByLabelText('Weekends'));
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(screen.queryByRole('group', { name: 'Tuesday' })).toBeNull();
  fireEvent.click(screen.getByText('Choose hours by day'));
  const tuesday = within(await screen.findByRole('group', { name: 'Tuesday' }));
  fireEvent.click(tuesday.getByRole('button', { name: 'Add hours on Tuesday' }));
  fireEvent.change(tuesday.getByLabelText('From'), { target: { value: '17:00' } });
  expect(saved()).toHaveLength(1);
  fireEvent.change(tuesday.getByLabelText('To'), { target: { value: '16:00' } });
  expect(screen.getByRole('alert').textContent).toBe('On Tuesday the hours end before they start.');
  expect(saved()).toHaveLength(1);
  fireEvent.change(tuesday.getByLabelText('To'), { target: { value: '19:00' } });
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toMatchObject({
    json: { slots: expect.arrayContaining([{ weekday: 2, startTime: '17:00', endTime: '19:00' }]) },
  });
});

it('copies the hours of another home of the owner', async () => {
  const { saved } = await open({ other: [SUNDAY] });
  fireEvent.click(screen.getByLabelText(/^Same as /));
  await waitFor(() => expect(saved()).toEqual([savedWeek([SUNDAY])]));
});
