import { expiringStorage } from '@aangan/shared-kit/platform/expiring-storage';

/** As long as the server holds the slot for the device. */
const HELD_MINUTES = 10;

const storage = () => expiringStorage(() => sessionStorage, Date.now);
const keyOf = (propertyId: string) => `visit-slot:${propertyId}`;

/** Stores the slot that waits for a login, in case the login reloads the page. @param startsAt epoch ms */
export function saveChosenSlot(propertyId: string, startsAt: number): void {
  storage().set(keyOf(propertyId), startsAt, HELD_MINUTES);
}

/** The slot that waited for a login, epoch ms. */
export function chosenSlot(propertyId: string): number | undefined {
  return storage().get(keyOf(propertyId), (value): value is number => typeof value === 'number');
}

export function deleteChosenSlot(propertyId: string): void {
  storage().remove(keyOf(propertyId));
}
