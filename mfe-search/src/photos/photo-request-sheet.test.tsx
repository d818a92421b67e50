import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { fireEvent, screen } from '@testing-library/react';
import { PhotoRequestSheet } from './photo-request-sheet.tsx';

const ID = 'aaaaaaaaaaaaaaaa';
const LOOK = 'GET /api/v1/property/requestImage/{propertyId}';
const ASK = 'POST /api/v1/property/requestImage/{propertyId}';

const REQUEST_STATUS: CallAnswer<typeof LOOK> = {
  rooms: [
    { room: 'BEDROOM', shown: true },
    { room: 'KITCHEN', shown: false },
    { room: 'BATHROOM', shown: false },
  ],
  request: null,
};
const SENT: CallAnswer<typeof ASK> = {
  status: 'success',
  message: 'Request for more photos is sent to owner',
  repeated: false,
  request: { rooms: ['KITCHEN'], requestedOn: FAKE_NOW },
};

const open = (answers: FakeAnswers) => {
  const platform = fakePlatform({ session: { loggedIn: true }, answers });
  renderInRouter(<PhotoRequestSheet id={ID} onClosed={() => undefined} />, platform);
  return platform;
};

describe('the photo request sheet', () => {
  it('requests rooms without photos, less those that were unticked, in the specification’s words', async () => {
    const platform = open({ [LOOK]: REQUEST_STATUS, [ASK]: SENT });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Bathroom' }));
    fireEvent.click(screen.getByRole('button', { name: 'Request photos' }));
    expect(await screen.findByText('Request for more photos is sent to owner')).toBeTruthy();
    expect(platform.calls[1]?.input).toEqual({ params: { propertyId: ID }, json: { rooms: ['KITCHEN'] } });
    expect(platform.shownAlerts).toEqual([{ kind: 'success', message: 'Request for more photos is sent to owner' }]);
  });

  it('shows an open request, and changes it', async () => {
    open({ [LOOK]: { ...REQUEST_STATUS, request: { rooms: ['BATHROOM'], requestedOn: FAKE_NOW } } });
    expect(await screen.findByText(/We sent your request to the owner/)).toBeTruthy();
    const chosen = screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked);
    expect(chosen).toEqual([screen.getByRole('checkbox', { name: 'Bathroom' })]);
    expect(screen.getByRole('button', { name: 'Change the request' })).toBeTruthy();
  });

  it('says that the listing is the person’s own, with no form and no retry', async () => {
    open({ [LOOK]: fakeHttpError(400, 'This is your own listing.') });
    expect(await screen.findByText('This is your own listing.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Request photos|Try again/ })).toBeNull();
  });

  it('shows the error message of the server, and keeps the choices', async () => {
    const platform = open({ [LOOK]: REQUEST_STATUS, [ASK]: fakeHttpError(409, 'This home is no longer available.') });
    fireEvent.click(await screen.findByRole('button', { name: 'Request photos' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This home is no longer available.');
    expect(screen.getByRole('checkbox', { name: 'Kitchen' })).toHaveProperty('checked', true);
    expect(platform.shownAlerts).toEqual([]);
  });
});
