import type { ContactEntry } from '@aangan/shared-kit/contracts/contacts';
import type { HomeLine } from '../homes/public.ts';

export interface Contact extends Omit<ContactEntry, 'listing'> {
  /** Undefined once the listing is gone. */
  readonly home: HomeLine | undefined;
}

/** Which side of the contacts the reader has. */
export type ContactSide = 'seeker' | 'owner';
