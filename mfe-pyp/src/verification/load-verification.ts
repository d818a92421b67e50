import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { OWNERSHIP_UPLOAD } from '@aangan/shared-kit/contracts/ownership';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import { notFound } from '@aangan/shared-kit/platform/page';

// Named again, so that no page carries the schemas of the contract.
export const PAPER_KIND: typeof OWNERSHIP_UPLOAD = 'ownership-paper';

/** A listing with its papers, or the listings to choose from. */
export type LoadedVerification =
  | {
      readonly ownership: CallAnswer<'GET /api/v1/property/{propertyId}/ownership'>;
      readonly papers: CallAnswer<'GET /api/v1/uploads'>;
    }
  | { readonly listings: readonly { readonly id: string; readonly title: string }[] };

/** @param propertyId of the address; null when it names none @throws Response 404 for what is not the person’s */
export async function loadVerification(http: Http, propertyId: string | null): Promise<LoadedVerification> {
  if (propertyId === null) {
    const { entries } = await http.request('GET /api/v1/user/listings', { query: {} });
    return { listings: entries.map(({ record: { id, title } }) => ({ id, title })) };
  }
  try {
    const [ownership, papers] = await Promise.all([
      http.request('GET /api/v1/property/{propertyId}/ownership', { params: { propertyId } }),
      http.request('GET /api/v1/uploads', { query: { kind: PAPER_KIND, subject: propertyId } }),
    ]);
    return { ownership, papers };
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}
