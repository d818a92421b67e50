import { payRentLink, type RentPayKind } from '@aangan/shared-kit/links/rent-pay';

/** What the address of the form asks for. */
export interface AskedStep {
  readonly landlordId: string | undefined;
  /** A tenancy whose home is to be changed. */
  readonly tenancyId: string | undefined;
  /** The account of the landlord is to be changed. */
  readonly changes: boolean;
  /** The due whose page follows a changed account. */
  readonly dueId: string | undefined;
}

/** Reads the address. Ids alone are in it, no data of people. */
export function askedStep({ searchParams }: URL): AskedStep {
  return {
    landlordId: searchParams.get('landlord') ?? undefined,
    tenancyId: searchParams.get('tenancy') ?? undefined,
    changes: searchParams.has('change'),
    dueId: searchParams.get('due') ?? undefined,
  };
}

/** The home of a saved landlord, or the form that changes the landlord's account. */
export function landlordStepLink(
  kind: RentPayKind,
  landlordId: string,
  { changes = false, dueId }: { readonly changes?: boolean; readonly dueId?: string } = {},
): string {
  const query = new URLSearchParams({
    landlord: landlordId,
    ...(changes && { change: '1' }),
    ...(dueId !== undefined && { due: dueId }),
  });
  return `${payRentLink({ kind })}?${query}`;
}

/** The form that changes the home of a tenancy. */
export function changeHomeLink(kind: RentPayKind, tenancyId: string): string {
  return `${payRentLink({ kind })}?${new URLSearchParams({ tenancy: tenancyId })}`;
}
