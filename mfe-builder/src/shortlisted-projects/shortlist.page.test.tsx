import { type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleCard } from '../project-data/testing/public.ts';
import * as page from './shortlist.page.tsx';

const OAK = sampleCard({ id: 'oak0000001', name: 'Oak Park' });
const TEAK = sampleCard({ id: 'teak000001', name: 'Teak Court' });
const entry = (project: typeof OAK) => ({ project, shortlistedOn: 0 });

async function visit(answers: FakeAnswers, loggedIn = true) {
  const session = loggedIn ? { loggedIn, account: { id: 'acc_1', name: 'Asha' } } : { loggedIn };
  return await act(() =>
    renderPage(page, { url: '/shortlisted-projects', platform: fakePlatform({ session, answers }) }),
  );
}

beforeEach(() => localStorage.clear());

describe('the shortlist of projects', () => {
  it('shows those of the account, removes one at once and restores it with Undo', async () => {
    const { platform } = await visit({
      'GET /api/v1/user/project-shortlist': { entries: [entry(OAK), entry(TEAK)] },
      'GET /api/v1/user/project-shortlist/ids': { ids: [OAK.id, TEAK.id] },
      'DELETE /api/v1/user/project-shortlist/{id}': { shortlisted: false },
      'PUT /api/v1/user/project-shortlist/{id}': { shortlisted: true },
    });
    expect(screen.getByRole('link', { name: 'Compare 2 projects' }).getAttribute('href')).toBe(
      '/comparison-report-oak0000001?with=teak000001',
    );
    const heart = await screen.findByRole('button', { name: 'Shortlist: Oak Park', pressed: true });
    fireEvent.click(heart);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Oak Park' })).toBeTruthy();
    await waitFor(() =>
      expect(platform.calls.slice(-2).map(({ call }) => call)).toEqual([
        'DELETE /api/v1/user/project-shortlist/{id}',
        'PUT /api/v1/user/project-shortlist/{id}',
      ]),
    );
  });

  it('shows those of the device without a login', async () => {
    localStorage.setItem('aangan.projects', TEAK.id);
    await visit({ 'GET /api/v1/project/cards': { projects: [TEAK] } }, false);
    expect(await screen.findByRole('link', { name: 'Teak Court' })).toBeTruthy();
    expect(screen.getByText(/saved only on this device/)).toBeTruthy();
  });

  it('says how a project gets here when there is none', async () => {
    await visit({}, false);
    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeTruthy();
  });
});
