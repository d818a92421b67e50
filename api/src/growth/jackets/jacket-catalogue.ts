import type { Jacket } from '@aangan/shared-kit/contracts/jackets';
import type { AudienceId } from './audiences.ts';

interface CataloguedJacket extends Jacket {
  /** Page kinds that show it. */
  readonly businesses: readonly string[];
  readonly audience: AudienceId;
}

const SEARCH = ['search'] as const;

/**
 * All jackets, the most useful first; the first that a visitor may see is chosen. Each leads to an overlay of the
 * specification.
 * Source: product-and-plans, section 2 (overlay, banner and sheet screens); services-and-platform, section 7 (jackets).
 */
export const JACKETS: readonly CataloguedJacket[] = [
  {
    id: 'owner-tenant',
    type: 'owner-tenant',
    path: '/owner-tenant-jacket/banner',
    title: 'People asked about your property',
    text: 'See who is interested, and answer them here.',
    action: 'See who asked',
    businesses: ['search', 'account'],
    audience: 'owns-a-listing',
  },
  {
    id: 'tenant-details',
    type: 'tenant-details',
    path: '/tenant-details-jacket/banner',
    title: 'Tell owners about yourself',
    text: 'A short introduction helps an owner say yes sooner.',
    action: 'Tell owners about you',
    businesses: SEARCH,
    audience: 'contacted-undescribed',
  },
  {
    id: 'schedule-visit',
    type: 'schedule-visit',
    path: '/schedule-visit-jacket/banner',
    title: 'See the homes you shortlisted',
    text: 'Pick a day and an hour that the owner has free.',
    action: 'Plan a visit',
    businesses: SEARCH,
    audience: 'shortlisted-unvisited',
  },
  {
    id: 'requirement',
    type: 'tenant-requirement',
    path: '/tenant-requirement/nudge',
    title: 'Still looking?',
    text: 'Tell us what you need once. We message you when a matching home is posted.',
    action: 'Tell us what you need',
    businesses: SEARCH,
    audience: 'viewed-five',
  },
  {
    id: 'nri-user',
    type: 'nri-user',
    path: '/nri-user-jacket/banner',
    title: 'Looking from abroad?',
    text: 'Our team can see the home for you, and call you when it suits you.',
    action: 'See how it works',
    businesses: SEARCH,
    audience: 'abroad',
  },
  {
    id: 'shortlist',
    type: 'shortlist',
    path: '/shortlist-jacket/banner',
    title: 'Your shortlist',
    text: 'See which of your homes are still available, and which were confirmed again.',
    action: 'See what changed',
    businesses: SEARCH,
    audience: 'shortlisted-one',
  },
  {
    id: 'tenant-preference',
    type: 'tenant-preference',
    path: '/tenant-preference-jacket/banner',
    title: 'What matters to you?',
    text: 'Tell us once, and matching homes come first.',
    action: 'Say what matters',
    businesses: SEARCH,
    audience: 'searched-three',
  },
  {
    id: 'property',
    type: 'property',
    path: '/property-jacket/banner',
    title: 'Continue where you left off',
    text: 'Homes you viewed recently, and whether they are still available.',
    action: 'See them',
    businesses: SEARCH,
    audience: 'viewed-earlier',
  },
  {
    id: 'premium-filter',
    type: 'premium-filter',
    path: '/premium-filter/banner',
    title: 'Narrow it down further',
    text: 'Filter by what owners do, not only by what they write.',
    action: 'See the filters',
    businesses: SEARCH,
    audience: 'searched-three',
  },
];
