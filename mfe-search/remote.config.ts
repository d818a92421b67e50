import { defineRemote } from '@aangan/shared-kit/build/remote-config';

export default defineRemote({
  name: 'mfe-search',
  contract: '^1',
  pages: {
    home: { paths: ['/', '/builder-list'], module: './src/home/home.page.tsx' },
    detail: {
      paths: [
        '/property/{propertyType}/{propertySubType}/{text}/{propertyId}/detail',
        '/property/{propertyType}/{text}/{propertyId}/detail',
        '/property/{text}/{propertyId}/detail',
      ],
      module: './src/detail/detail.page.tsx',
    },
    similar: { paths: ['/similar'], module: './src/similar/similar.page.tsx' },
    video: { paths: ['/video/{propertyTypeData}/{propertyId}'], module: './src/video/video.page.tsx' },
    compare: { paths: ['/comparePage'], module: './src/compare/compare.page.tsx' },
    overlay: {
      paths: [
        '/shortlist-property',
        '/shortlist-jacket/banner',
        '/home/home-explore',
        '/premium-filter/banner',
        '/schedule-visit-jacket/banner',
        '/owner-tenant-jacket/banner',
        '/property-jacket/banner',
        '/tenant-preference-jacket/banner',
        '/tenant-details-jacket/banner',
        '/nri-user-jacket/banner',
        '/tenant-requirement/nudge',
        '/capture/poi',
        '/tenant-interested',
        '/buyer-interested',
      ],
      module: './src/overlays/overlay.page.tsx',
    },
  },
  hybrid: { home: 'home' },
});
