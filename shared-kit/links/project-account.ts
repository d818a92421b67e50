/** What a person asked builders for. */
export const PROJECT_ENQUIRIES_LINK = '/my-project-enquiries';

/** Projects that a visitor shortlisted, with or without a login. */
export const SHORTLISTED_PROJECTS_LINK = '/shortlisted-projects';

/** The pages of an account that acts for a builder, in the order of their navigation. */
export const BUILDER_DESK_LINKS = {
  account: '/my-builder-account',
  leads: '/my-builder-account/leads',
  reviews: '/my-builder-account/reviews',
  units: '/my-builder-account/prices',
} as const;
