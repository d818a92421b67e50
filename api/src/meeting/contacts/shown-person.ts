import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import type { Person } from '../../people/accounts/public.ts';

/** Name of a person who signed up by number alone. */
export const NAMELESS = 'Somebody';

/**
 * What one side of a contact sees of the other; a number that was hidden since is left out.
 * @param callVia id of the contact, where people call through the bridge number
 */
export function shownPerson(person: Person, hiddenAt: Date | null, now: number, callVia?: string) {
  return {
    name: person.deletedAt === null ? person.name || NAMELESS : 'Deleted account',
    phone: hiddenAt === null && person.deletedAt === null ? person.phone : null,
    quietUntil: quietUntil(person, now) ?? null,
    ...(callVia !== undefined && { callVia }),
  };
}
