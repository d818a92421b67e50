import { isCommercial, type ListingCategory } from '../domain/listing-category.ts';
import { seekerForCategory } from '../domain/plan-type.ts';

type PlanPageSeeker = 'tenant' | 'buyer' | 'owner' | 'seller';

/** Plan page of a seeker. Source: product-and-plans, section 2 (Plans). */
export function plansLink(seeker: PlanPageSeeker): string {
  return `/${seeker}/plans`;
}

/** Commercial plans of a seeker. */
export function commercialPlansLink(seeker: PlanPageSeeker): string {
  return `/commercial/${seeker}/plans`;
}

/**
 * Plans for people who look for a listing of this category.
 * Source: product-and-plans, section 4 (plan type derived from search type).
 */
export function categoryPlansLink(category: ListingCategory): string {
  const linkOf = isCommercial(category) ? commercialPlansLink : plansLink;
  return linkOf(seekerForCategory(category));
}

/** Property management plans of owners. */
export const MANAGEMENT_PLANS_LINK = '/owner/cpms-plans';

/** What holds for all plans, and for each kind. */
export const PLAN_TERMS_LINK = '/plans/terms-conditions';

/** A plan with its add-ons and terms, also to be opened as a sheet. */
export function planDetailLink(planId: string): string {
  return `/plan-detail/banner?${new URLSearchParams({ plan: planId })}`;
}

/** What was bought with a payment. */
export function planSuccessLink(paymentId: string): string {
  return `/plan/success?${new URLSearchParams({ paymentId })}`;
}

/** The choice of a plan during an appointment for a home. */
export function appointmentPlansLink(category: ListingCategory): string {
  return `/modal=selectPaymentPlanview?${new URLSearchParams({ propertyType: category })}`;
}

/**
 * An address of plans that leads back to where the visitor stood, once a plan is bought.
 * @param returnTo a path of the site with its query and fragment; undefined leaves the address as it is
 */
export function withReturn(address: string, returnTo: string | undefined): string {
  if (returnTo === undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ returnURL: returnTo })}`;
}
