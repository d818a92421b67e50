import { HOME_SERVICES } from './services.ts';

/** Work that a professional can do, by the service of its bookings. */
export const WORK_TYPES: readonly { readonly type: string; readonly name: string }[] = [
  ...HOME_SERVICES.map(({ type, name }) => ({ type, name })),
  { type: 'PNM_CITY', name: 'Moves in the city' },
  { type: 'PNM_INTERCITY', name: 'Moves between cities' },
  { type: 'LEGAL_AGREEMENT', name: 'Fingerprints for rental agreements' },
];
