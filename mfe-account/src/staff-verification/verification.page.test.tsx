import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import * as verification from './verification.page.tsx';

const CALL = 'POST /api/v1/staff/property/{propertyId}/verification';
const UNTIL = Date.UTC(2027, 0, 19, 6, 30);

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save what was seen' }));

function fill(): void {
  type(/listing’s id/, 'home12345');
  type(/One sentence/, 'Two rooms, as in the photos.');
}

describe('the verification of a listing by staff', () => {
  it('is saved, and links to the listing', async () => {
    const platform = fakePlatform({ answers: { [CALL]: { id: 'ver_1', expiresOn: UNTIL } } });
    await renderPage(verification, { url: '/staff/verification', platform });
    fill();
    save();
    expect(await screen.findByText(/Saved until 19 Jan/)).toBeTruthy();
    expect(platform.calls[0]?.input).toEqual({
      params: { propertyId: 'home12345' },
      json: { kind: 'VISIT', seen: 'Two rooms, as in the photos.', validDays: 90 },
    });
    expect(screen.getByRole('link', { name: 'See the listing' }).getAttribute('href')).toContain('home12345');
  });

  it('shows each problem beside its field, and keeps what was typed', async () => {
    const answers = { [CALL]: fakeHttpError(404, 'There is no such listing.') };
    const { platform } = await renderPage(verification, {
      url: '/staff/verification',
      platform: fakePlatform({ answers }),
    });
    fill();
    type(/Days that it is valid/, '181');
    save();
    expect(await screen.findAllByText('Enter 1 to 180 days.')).toHaveLength(2);
    expect(platform.calls).toEqual([]);
    type(/Days that it is valid/, '180');
    save();
    expect(await screen.findByText('There is no such listing.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/One sentence/).value).toBe('Two rooms, as in the photos.');
  });

  it.each(['done=%3Cb%3E&until=1', 'done=home12345&until=x', 'done=home12345&until=1e17'])(
    'shows no text from the made-up address %s',
    async (query) => {
      await renderPage(verification, { url: `/staff/verification?${query}` });
      expect(screen.queryByText(/Saved until/)).toBeNull();
    },
  );
});
