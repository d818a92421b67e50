import type { SignUpFlow } from '@aangan/shared-kit/platform/platform';
import { calendarIcon, cameraIcon, chatIcon, flagIcon, heartIcon, phoneIcon } from '@aangan/shared-kit/ui/icon-paths';

export interface ListingAction {
  readonly flow: SignUpFlow;
  readonly label: string;
  readonly icon: string;
}

/** The two that stand out, also in the bar at the bottom of phones. */
export const MAIN_ACTIONS: readonly ListingAction[] = [
  { flow: 'contact', label: 'Contact owner', icon: phoneIcon },
  { flow: 'visit', label: 'Schedule visit', icon: calendarIcon },
];

/** What else one can do with a listing; all need login. Source: product-and-plans, section 6 (roles). */
export const FURTHER_ACTIONS: readonly ListingAction[] = [
  { flow: 'shortlist', label: 'Shortlist', icon: heartIcon },
  { flow: 'chat', label: 'Chat', icon: chatIcon },
  { flow: 'photos', label: 'Request photos', icon: cameraIcon },
  { flow: 'report', label: 'Report', icon: flagIcon },
];
