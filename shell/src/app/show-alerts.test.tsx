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
