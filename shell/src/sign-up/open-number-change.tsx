import type { Platform } from '@aangan/shared-kit/platform/platform';
import { dialCodeOf } from './dial-codes.ts';
import { nationalNumber } from './phone-number.ts';
import { showDialog } from './show-dialog.tsx';
import { createSignUpStore } from './sign-up.store.ts';
import { NUMBER_TITLES } from './sign-up-words.ts';

/** `mobile` replaces the account's number. `secondary` is added to it. */
type NumberKind = 'mobile' | 'secondary';

interface NumberChangeDeps extends Pick<Platform, 'http'> {
  readonly kind: NumberKind;
  /** Initial dial code, `+91` by default. */
  readonly dialCode?: string;
}

/**
 * Asks a logged-in visitor for another number and its code, in the dialog of sign-up.
 * @returns the new number with its dial code; undefined when the visitor closed the dialog
 */
export async function openNumberChange({
  kind,
  dialCode,
  http,
}: NumberChangeDeps): Promise<{ readonly phone: string } | undefined> {
  const store = createSignUpStore({ task: kind, dialCode });
  await showDialog({ title: NUMBER_TITLES[kind] }, store, http);
  const { numberUpdated, country, phone } = store.getState();
  return numberUpdated ? { phone: `${dialCodeOf(country)}${nationalNumber(country, phone)}` } : undefined;
}
