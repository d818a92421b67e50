import { type LegalCaseType, type LegalServiceType, legalService } from '../domain/home-services/legal-services.ts';

/** All legal services. */
export const LEGAL_SERVICES_LINK = '/legal-services';

/** What a legal service costs and needs; the first three have addresses of the specification. */
export function legalServiceLink(type: LegalServiceType): `/${string}` {
  const { slug } = legalService(type);
  const isOwnSegment = ['rental-agreement', 'tenant-verification', 'police-intimation'].includes(slug);
  return isOwnSegment ? `/${slug}` : `${LEGAL_SERVICES_LINK}/${slug}`;
}

/** The form that begins a case. */
export function newCaseLink(type: LegalCaseType): string {
  return `${LEGAL_SERVICES_LINK}/${legalService(type).slug}/new`;
}

/** One of the viewer's cases. */
export function legalCaseLink(bookingId: string): string {
  return `${LEGAL_SERVICES_LINK}/booking/${bookingId}`;
}

/** The form of a case that is changed before it is paid. */
export function changeCaseLink(bookingId: string): string {
  return `${legalCaseLink(bookingId)}/change`;
}

/** The page on which a tenant consents, or refuses. The token is a secret. */
export function tenantConsentLink(token: string): string {
  return `/tenant-verification/consent/${token}`;
}
