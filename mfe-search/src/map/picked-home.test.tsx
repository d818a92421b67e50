import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { PickedHome } from './picked-home.tsx';

afterEach(cleanup);

const pin = { id: 'a', latitude: 12.9, longitude: 77.6, price: 32_000, title: '2 BHK in Koramangala', url: '/a' };

const photo = { id: 'kitchen-08', alt: 'Kitchen. Illustration', colour: '#D1B097', illustration: true };

function open() {
  const onClose = jest.fn();
  const { unmount } = renderInRouter(
    <>
      <PickedHome pin={pin} monthly photo={photo} onClose={onClose} />
      <dialog open>
        <button type="button">In a sheet</button>
      </dialog>
    </>,
  );
  return { onClose, unmount };
}

it('closes on Escape, wherever the focus is on the page', () => {
  const { onClose, unmount } = open();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.keyDown(screen.getByRole('link', { name: '2 BHK in Koramangala' }), { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(onClose).toHaveBeenCalledTimes(2);
  unmount();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('stays open when Escape closes a layer above it', () => {
  const { onClose } = open();
  fireEvent.keyDown(screen.getByRole('button', { name: 'In a sheet' }), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
});

it('shows the picture of the home', () => {
  open();
  expect(screen.getByRole('img', { name: photo.alt })).toBeTruthy();
});
