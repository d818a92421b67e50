type PlanPageSeeker = 'tenant' | 'buyer' | 'owner' | 'seller';

/** Plan page of a seeker. Source: product-and-plans, section 2 (Plans). */
export function plansLink(seeker: PlanPageSeeker): string {
  return `/${seeker}/plans`;
}

/** Commercial plans of a seeker. */
export function commercialPlansLink(seeker: PlanPageSeeker): string {
  return `/commercial/${seeker}/plans`;
}
