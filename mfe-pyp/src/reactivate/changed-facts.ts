import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import { parseRupees } from '@aangan/shared-kit/domain/money';
import { REACTIVATE } from './reactivate.words.ts';

type Changes = CallInput<'POST /api/v1/property/manage/{propertyId}/reactivate'>['json'];

interface Facts {
  /** ₹ (a month); undefined for a PG. */
  readonly price: number | undefined;
  /** `2026-12-01`. */
  readonly availableFrom: string;
}

/** What the owner has changed in the form, or what is wrong with it. */
export function changedFacts(
  form: FormData,
  before: Facts,
): { readonly changes: Changes } | { readonly problem: string } {
  const price = before.price === undefined ? undefined : parseRupees(String(form.get('price')));
  if (before.price !== undefined && !price) return { problem: REACTIVATE.typeAmount };
  const availableFrom = String(form.get('availableFrom') ?? '');
  return {
    changes: {
      ...(price !== undefined && price !== before.price && { price }),
      ...(availableFrom !== '' && availableFrom !== before.availableFrom && { availableFrom }),
    },
  };
}
