import { act, fireEvent, render, screen } from '@testing-library/react';
import { AlertBox } from './alert-box.tsx';
import { createAlertsStore } from './alerts.store.ts';

describe('the top alert box', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function shown(kind: 'success' | 'error' = 'success') {
    const store = createAlertsStore();
    render(<AlertBox store={store} />);
    act(() => store.getState().show(kind, 'Slot booked successfully'));
    return screen.queryByText('Slot booked successfully');
  }

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const present = () => screen.queryByText('Slot booked successfully') !== null;

  it('shows a message for 3000 ms', () => {
    shown();
    pass(2999);
    expect(present()).toBe(true);
    pass(1);
    expect(present()).toBe(false);
  });

  it('keeps a message while it is hovered, and for the full time afterwards', () => {
    const message = shown();
    if (!message?.parentElement) throw new Error('nothing shown');
    fireEvent.mouseEnter(message.parentElement);
    pass(10_000);
    expect(present()).toBe(true);
    fireEvent.mouseLeave(message.parentElement);
    pass(3000);
    expect(present()).toBe(false);
  });

  it('keeps a message while its button has the focus', () => {
    shown();
    fireEvent.focus(screen.getByRole('button', { name: 'Close message' }));
    pass(10_000);
    expect(present()).toBe(true);
  });

  it('announces errors assertively and other messages politely', () => {
    shown('error');
    expect(screen.getByRole('alert').textContent).toContain('Slot booked successfully');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('removes a message when it is closed', () => {
    shown();
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(present()).toBe(false);
  });
});
