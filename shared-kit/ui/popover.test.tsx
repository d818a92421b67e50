import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Popover } from './popover.tsx';

afterEach(cleanup);

const details = () => {
  const element = screen.getByText('Budget').closest('details');
  if (!element) throw new Error('no details');
  return element;
};

/** Opens it as the browser would, which fires the event a moment later. */
const open = async () => {
  await act(async () => {
    details().open = true;
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  screen.getByLabelText('From').focus();
};

let closed = 0;
beforeEach(async () => {
  closed = 0;
  const noteClose = () => {
    closed += 1;
  };
  render(
    <>
      <Popover label="Budget" onClose={noteClose}>
        <input aria-label="From" />
      </Popover>
      <button type="button">Search</button>
    </>,
  );
  await open();
});

it('closes on Esc, calls its callback, and puts the focus back on its button', async () => {
  fireEvent.keyDown(screen.getByLabelText('From'), { key: 'Escape' });
  expect(details().open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  await toggled();
  expect(closed).toBe(1);
});

const toggled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

it('closes when something else gets the focus', async () => {
  fireEvent.blur(screen.getByLabelText('From'), { relatedTarget: screen.getByRole('button', { name: 'Search' }) });
  expect(details().open).toBe(false);
  await toggled();
});

it('closes on a press elsewhere and not on a press inside', async () => {
  fireEvent.pointerDown(screen.getByLabelText('From'));
  expect(details().open).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(details().open).toBe(false);
  await toggled();
});

it('stays open when a press inside gives the focus to an element around it', () => {
  const around = details().parentElement;
  if (!around) throw new Error('nothing around');
  around.tabIndex = -1;
  around.focus();
  expect(details().open).toBe(true);
});
