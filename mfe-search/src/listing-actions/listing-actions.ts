import type { SignUpReason } from '@aangan/shared-kit/platform/platform';
import { flagIcon, phoneIcon } from '@aangan/shared-kit/ui/icon-paths';
import { calendarIcon, cameraIcon } from '@aangan/shared-kit/ui/tool-icon-paths';
import type { ComponentType } from 'react';
import type { ActedOnListing, ListingSheetProps } from '../listing-sheet/public.ts';
import { LOGIN_REASONS } from '../login-reasons/public.ts';

export interface ListingAction {
  /** Why it asks for a login. */
  readonly flow: SignUpReason;
  readonly label: string;
  readonly icon: string;
  /** Loads the sheet of the action on the first press. */
  readonly load: () => Promise<ComponentType<ListingSheetProps & ActedOnListing>>;
  /** Whether the sheet itself asks for login, at the step that needs it. */
  readonly asksItself?: boolean;
}

export const CONTACT_ACTION: ListingAction = {
  flow: LOGIN_REASONS.contact,
  label: 'Contact owner',
  icon: phoneIcon,
  load: async () => (await import('../contact/public.ts')).ContactSheet,
};

export const VISIT_ACTION: ListingAction = {
  flow: LOGIN_REASONS.visit,
  label: 'Schedule visit',
  icon: calendarIcon,
  load: async () => (await import('../visits/public.ts')).VisitSheet,
  asksItself: true,
};

/** Source of the further actions: product-and-plans, section 6 (roles). */
export const PHOTOS_ACTION: ListingAction = {
  flow: LOGIN_REASONS.photos,
  label: 'Request photos',
  icon: cameraIcon,
  load: async () => (await import('../photos/public.ts')).PhotoRequestSheet,
};

export const REPORT_ACTION: ListingAction = {
  flow: LOGIN_REASONS.report,
  label: 'Report',
  icon: flagIcon,
  load: async () => (await import('../reports/public.ts')).ReportSheet,
};

export const LISTING_ACTIONS: readonly ListingAction[] = [CONTACT_ACTION, VISIT_ACTION, PHOTOS_ACTION, REPORT_ACTION];
