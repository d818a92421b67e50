import { act, screen, waitFor } from '@testing-library/react';
import { createAlertsStore } from './alerts.store.ts';
import { showAlerts } from './show-alerts.tsx';

it('shows a message above an open dialog, and keeps it when the dialog closes', async () => {
  document.body.innerHTML = '<dialog></dialog>';
  const dialog = document.querySelector('dialog');
  dialog?.setAttribute('open', '');
  const store = createAlertsStore();
  act(() => {
    showAlerts(store);
    store.getState().show('success', 'Saved');
  });
  const message = await screen.findByText('Saved');
  expect(dialog?.contains(message)).toBe(true);
  dialog?.remove();
  await waitFor(() => expect(document.body.contains(message)).toBe(true));
  act(() => store.getState().dismiss(1));
});

it('shows a message below the heading that it would cover', async () => {
  document.body.innerHTML = '<h1>Your visits</h1>';
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('h1')) return new DOMRect(16, 0, 358, 60);
    // The box, and its row below the edge of the screen.
    return new DOMRect(16, 8, 358, 48);
  });
  const store = createAlertsStore();
  act(() => {
    showAlerts(store);
    store.getState().show('success', 'Saved');
  });
  const message = await screen.findByText('Saved');
  const box = message.closest<HTMLElement>('[data-alert]')?.parentElement?.parentElement;
  await waitFor(() => expect(box?.style.translate).toBe('0 56px'));
  act(() => store.getState().dismiss(1));
  expect(box?.style.translate).toBe('');
});
