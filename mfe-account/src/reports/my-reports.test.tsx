import { FAKE_NOW, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { screen } from '@testing-library/react';
import { MyReports } from './my-reports.tsx';

const REPORT = {
  propertyId: 'aaaaaaaaaaaaaaaa',
  title: '2 BHK in Koramangala',
  url: '/property/rent/a/detail',
  reason: 'WRONG_PRICE',
  words: '',
  state: 'received',
  outcome: null,
  reportedOn: FAKE_NOW,
  decidedOn: null,
} as const;

it('shows the outcome of each report', () => {
  const decided = { ...REPORT, propertyId: 'b', state: 'upheld', outcome: 'OWNER_WARNED' } as const;
  renderInRouter(<MyReports reports={[REPORT, decided]} />, fakePlatform());
  expect(screen.getByText('Received. Our staff will check it.')).toBeTruthy();
  expect(screen.getByText('You were right. The owner was warned.')).toBeTruthy();
});

it('shows nothing when there are no reports', () => {
  const { container } = renderInRouter(<MyReports reports={[]} />, fakePlatform());
  expect(container.querySelector('section')).toBeNull();
});
