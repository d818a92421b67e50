import { createAlertsStore } from './alerts.store.ts';

describe('the alerts on screen', () => {
  const shown = (store: ReturnType<typeof createAlertsStore>) => store.getState().alerts.map(({ message }) => message);

  it('are in the order of their arrival, each with its own id', () => {
    const store = createAlertsStore();
    for (const message of ['one', 'two', 'three']) store.getState().show('info', message);
    expect(shown(store)).toEqual(['one', 'two', 'three']);
    expect(new Set(store.getState().alerts.map(({ id }) => id)).size).toBe(3);
  });

  it('are removed one by one, also when two have the same text', () => {
    const store = createAlertsStore();
    store.getState().show('error', 'same');
    store.getState().show('error', 'same');
    const first = store.getState().alerts[0];
    store.getState().dismiss(first?.id ?? 0);
    expect(shown(store)).toEqual(['same']);
    expect(store.getState().alerts[0]?.id).not.toBe(first?.id);
    store.getState().dismiss(99);
    expect(shown(store)).toEqual(['same']);
  });

  it('belong to one document', () => {
    const [one, other] = [createAlertsStore(), createAlertsStore()];
    one.getState().show('success', 'saved');
    expect(shown(other)).toEqual([]);
  });
});
