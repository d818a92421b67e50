import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import * as page from './property-manager.page.tsx';

const url = '/my-property-manager';

it('shows the property manager, their hours and the next step', async () => {
  const rm = {
    name: 'Ravi Menon',
    hours: 'Monday to Saturday, 10 am to 7 pm',
    languages: ['English', 'Kannada'],
    since: Date.UTC(2026, 9, 1),
    nextStep: 'Visits on Monday at 11 am.',
  };
  const answers = { 'GET /api/v1/rm_customer/rm': { activePlan: true, rm } };
  await renderPage(page, { url, platform: fakePlatform({ answers }) });
  for (const text of ['Ravi Menon', rm.hours, 'English, Kannada', '1 Oct 2026', rm.nextStep]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});

it('says that we choose the manager of somebody who bought one', async () => {
  const answers = { 'GET /api/v1/rm_customer/rm': { activePlan: true, rm: null } };
  await renderPage(page, { url, platform: fakePlatform({ answers }) });
  expect(screen.getByRole('heading', { name: 'We are choosing your manager' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe('/my-plan');
  expect(screen.queryByText('No property manager yet')).toBeNull();
});

it('links to the plans when there is no property manager', async () => {
  const answers = { 'GET /api/v1/rm_customer/rm': { activePlan: false, rm: null } };
  await renderPage(page, { url, platform: fakePlatform({ answers }) });
  const link = screen.getByRole('link', { name: 'See property management plans' });
  expect(link.getAttribute('href')).toBe('/owner/cpms-plans?returnURL=%2Fmy-property-manager');
});

it('shows a retry button when loading fails', async () => {
  const failed = { Component: page.ErrorBoundary };
  await renderPage(failed, { url, platform: fakePlatform() });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
