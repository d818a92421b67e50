import type { ContactEntry } from '@aangan/shared-kit/contracts/contacts';
import type { HomeLine } from '../homes/public.ts';

export interface Contact extends Omit<ContactEntry, 'listing'> {
  /** Undefined once the listing is gone. */
  readonly home: HomeLine | undefined;
}

/** Whether the reader is the seeker or the owner in the contact. */
export type ContactSide = 'seeker' | 'owner';
