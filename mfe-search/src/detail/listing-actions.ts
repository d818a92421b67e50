import type { SignUpFlow } from '@aangan/shared-kit/platform/platform';
import { calendarIcon, cameraIcon, chatIcon, flagIcon, phoneIcon } from '@aangan/shared-kit/ui/icon-paths';

export interface ListingAction {
  readonly flow: SignUpFlow;
  readonly label: string;
  readonly icon: string;
  /** What is said to who has logged in while the action has not opened; absent where it has. */
  readonly later?: string;
}

/** The two that stand out, also in the bar at the bottom of phones. */
export const MAIN_ACTIONS: readonly ListingAction[] = [
  { flow: 'contact', label: 'Contact owner', icon: phoneIcon },
  {
    flow: 'visit',
    label: 'Schedule visit',
    icon: calendarIcon,
    later: 'Booking a visit here opens soon. Contact the owner to agree on a time.',
  },
];

/** What else needs login. Source: product-and-plans, section 6 (roles). */
export const FURTHER_ACTIONS: readonly ListingAction[] = [
  { flow: 'chat', label: 'Chat', icon: chatIcon, later: 'Chat opens soon. Contact the owner by phone until then.' },
  {
    flow: 'photos',
    label: 'Request photos',
    icon: cameraIcon,
    later: 'Requesting photos opens soon. Ask the owner for them by phone.',
  },
  {
    flow: 'report',
    label: 'Report',
    icon: flagIcon,
    later: 'Reporting a listing opens soon. A number can be reported in your contacts.',
  },
];
