import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { Gallery } from './gallery.tsx';

const PHOTOS = ['Living room', 'Bedroom', 'Kitchen'].map((title, index) => ({
  id: `photo-${index}`,
  alt: `${title} by day. Illustration`,
  illustration: true,
  title,
  colour: '#c9b79c',
}));

// Back must not reach a dialog that an earlier test left open.
beforeEach(() => history.pushState(null, ''));

// Closing removes the dialog’s history entry, which the browser does asynchronously.
afterEach(() => new Promise((resolve) => setTimeout(resolve, 20)));

const open = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('link', { name }));
  return screen.findByRole('dialog', { name: 'Photos' });
};

describe('the photo gallery', () => {
  it('calls illustrations pictures, and photos photos', () => {
    const { unmount } = renderInRouter(<Gallery photos={PHOTOS} placeholder={null} />);
    expect(screen.getByRole('link', { name: 'All 3 pictures' })).toBeTruthy();
    unmount();
    renderInRouter(<Gallery photos={PHOTOS.map((photo) => ({ ...photo, illustration: false }))} placeholder={null} />);
    expect(screen.getByRole('link', { name: 'All 3 photos' })).toBeTruthy();
  });

  it('links each photo to its picture, for visitors without JavaScript', () => {
    renderInRouter(<Gallery photos={PHOTOS} placeholder={null} />);
    const link = screen.getByRole('link', { name: /^Photo 2 of 3, Bedroom: Bedroom by day\. Illustration/ });
    expect(link.getAttribute('href')).toBe('https://assets.test/pictures/photo-1-1280.webp');
  });

  it('opens the viewer at the pressed photo', async () => {
    renderInRouter(<Gallery photos={PHOTOS} placeholder={null} />);
    await open(/Photo 2 of 3/);
    expect(screen.getByRole('status').textContent).toBe('Bedroom · 2 of 3');
  });

  it('moves with the arrow keys, Home and End, and stops at the ends', async () => {
    renderInRouter(<Gallery photos={PHOTOS} placeholder={null} />);
    const dialog = await open(/Photo 1 of 3/);
    const after = (key: string) => {
      fireEvent.keyDown(dialog, { key });
      return screen.getByRole('status').textContent;
    };
    expect(after('ArrowRight')).toBe('Bedroom · 2 of 3');
    expect(after('End')).toBe('Kitchen · 3 of 3');
    expect(after('ArrowRight')).toBe('Kitchen · 3 of 3');
    expect(after('Home')).toBe('Living room · 1 of 3');
    expect(after('ArrowLeft')).toBe('Living room · 1 of 3');
  });

  it('jumps to a room by its name', async () => {
    renderInRouter(<Gallery photos={PHOTOS} placeholder={null} />);
    await open(/Photo 1 of 3/);
    fireEvent.click(screen.getByRole('button', { name: 'Kitchen' }));
    expect(screen.getByRole('status').textContent).toBe('Kitchen · 3 of 3');
  });

  it('shows the photo count of a room, and steps through its photos', async () => {
    const second = {
      id: 'photo-3',
      alt: 'Bedroom by night. Illustration',
      title: 'Bedroom',
      colour: '#c9b79c',
      illustration: true,
    };
    renderInRouter(<Gallery photos={[...PHOTOS, second]} placeholder={null} />);
    await open(/Photo 1 of 4/);
    const names = ['Living room', 'Bedroom 2 photos', 'Kitchen'];
    expect(screen.getAllByRole('listitem').flatMap((item) => item.querySelector('button')?.textContent ?? [])).toEqual(
      names,
    );
    const afterPress = () => {
      fireEvent.click(screen.getByRole('button', { name: 'Bedroom 2 photos' }));
      return screen.getByRole('status').textContent;
    };
    expect([afterPress(), afterPress(), afterPress()]).toEqual([
      'Bedroom · 2 of 4',
      'Bedroom · 4 of 4',
      'Bedroom · 2 of 4',
    ]);
  });

  it('closes on Esc and returns the focus to the opener', async () => {
    renderInRouter(<Gallery photos={PHOTOS} placeholder={null} />);
    const opener = screen.getByRole('link', { name: /Photo 1 of 3/ });
    opener.focus();
    const dialog = await open(/Photo 1 of 3/);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
  });

  it('closes on Back', async () => {
    renderInRouter(<Gallery photos={PHOTOS} placeholder={null} />);
    await open(/Photo 1 of 3/);
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves a press with a modifier key to the browser', () => {
    renderInRouter(<Gallery photos={PHOTOS} placeholder={null} />);
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    const link = screen.getByRole('link', { name: /Photo 1 of 3/ });
    link.removeAttribute('href');
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a drawing when there are no photos', () => {
    renderInRouter(<Gallery photos={[]} placeholder="BHK2" />);
    expect(screen.getByText('No photos yet')).toBeTruthy();
  });
});
