import { INTERESTED_LINKS, type InterestedKind } from '@aangan/shared-kit/links/leads';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';

/** The interested people of a page, filtered by the home in the address if any. */
export async function loadInterested({ pattern, url, platform: { http } }: PageArgs) {
  const kind: InterestedKind = pattern === INTERESTED_LINKS.buyer ? 'buyer' : 'tenant';
  const propertyId = url.searchParams.get('propertyId')?.toLowerCase();
  if (propertyId !== undefined && !/^[a-z0-9]{8,32}$/.test(propertyId)) throw notFound();
  const page = Math.max(1, Math.min(1000, Math.floor(Number(url.searchParams.get('page'))) || 1));
  const query = { kind, page, ...(propertyId !== undefined && { propertyId }) };
  return { kind, propertyId, ...(await http.request('GET /api/v1/user/interested', { query })) };
}

export type Interested = Awaited<ReturnType<typeof loadInterested>>;
