import type { AlertKind } from '@aangan/shared-kit/platform/platform';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Alert {
  readonly id: number;
  readonly kind: AlertKind;
  readonly message: string;
}

interface AlertsState {
  readonly alerts: readonly Alert[];
  show(kind: AlertKind, message: string): void;
  dismiss(id: number): void;
}

export type AlertsStore = StoreApi<AlertsState>;

/** The alerts on screen, newest last; one store a document. */
export function createAlertsStore(): AlertsStore {
  return createStore<AlertsState>((set) => ({
    alerts: [],
    show: (kind, message) =>
      set(({ alerts }) => ({ alerts: [...alerts, { id: (alerts.at(-1)?.id ?? 0) + 1, kind, message }] })),
    dismiss: (id) => set(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) })),
  }));
}
