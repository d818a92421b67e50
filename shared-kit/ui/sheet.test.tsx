import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        All filters
      </button>
      <Sheet title="Filters" open={open} onClose={() => setOpen(false)} footer={<button type="button">Show 12</button>}>
        <input aria-label="Keyword" />
      </Sheet>
    </>
  );
}

function Watched({ open, beforePaint }: { readonly open: boolean; readonly beforePaint: () => void }) {
  useLayoutEffect(() => void beforePaint());
  return (
    <Sheet title="Filters" open={open} onClose={() => undefined}>
      12 homes
    </Sheet>
  );
}

const opener = () => screen.getByRole('button', { name: 'All filters' });
const openSheet = () => {
  opener().focus();
  fireEvent.click(opener());
  return screen.getByRole('dialog', { name: 'Filters' });
};

it('renders no content while it is closed', () => {
  render(<Page />);
  expect(screen.queryByLabelText('Keyword')).toBeNull();
});

it('opens as a modal named by its title, with the focus inside', () => {
  render(<Page />);
  const dialog = openSheet();
  expect(dialog.hasAttribute('open')).toBe(true);
  expect(dialog.contains(document.activeElement)).toBe(true);
});

it('closes with its Close button and gives the focus back', () => {
  render(<Page />);
  openSheet();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it('is closed before the page is painted without its content', () => {
  const seen: (boolean | undefined)[] = [];
  const beforePaint = () => void seen.push(document.querySelector('dialog')?.open);
  const { rerender } = render(<Watched open beforePaint={beforePaint} />);
  rerender(<Watched open={false} beforePaint={beforePaint} />);
  expect(seen).toEqual([true, false]);
});

it('stays open when a late close event arrives after it was opened again', () => {
  const onClose = jest.fn();
  const sheet = (open: boolean) => (
    <Sheet title="Filters" open={open} onClose={onClose}>
      12 homes
    </Sheet>
  );
  const { rerender } = render(sheet(true));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  rerender(sheet(false));
  rerender(sheet(true));
  fireEvent(dialog, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
  dialog.removeAttribute('open');
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes on Esc and gives the focus back', () => {
  render(<Page />);
  fireEvent(openSheet(), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it('closes when the backdrop is pressed, not when a press that began inside ends there', () => {
  render(<Page />);
  const dialog = openSheet();
  fireEvent.pointerDown(screen.getByLabelText('Keyword'));
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});
