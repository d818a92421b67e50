import { LEAVE_OUT_NUMBERS } from '@aangan/shared-kit/domain/holds-number';
import { type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from './interested.page.tsx';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the form about oneself for owners', () => {
  const GET = 'GET /api/v1/user/tenant-details';
  const ABOUT = { whoMovesIn: 'A couple', work: 'Teacher', moveIn: '2026-12-01', note: 'Quiet' };
  const show = (answers: FakeAnswers) =>
    renderPage(page, {
      url: '/tenant-details-jacket/banner',
      platform: fakePlatform({ session: { loggedIn: true }, answers }),
    });

  it('saves the answers, and deletes them', async () => {
    const { platform } = await show({
      [GET]: { about: null },
      'PUT /api/v1/user/tenant-details': { about: ABOUT },
      'DELETE /api/v1/user/tenant-details': { status: 'success' },
    });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    type('Who moves in', 'A couple');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toMatchObject({ json: { whoMovesIn: 'A couple' } });
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Who moves in').value).toBe(''));
  });

  it('rejects a phone number', async () => {
    const { platform } = await show({ [GET]: { about: ABOUT } });
    type('Anything else', 'Call me on 98450 12345');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(LEAVE_OUT_NUMBERS)).toBeTruthy();
    expect(platform.calls).toHaveLength(1);
  });
});
