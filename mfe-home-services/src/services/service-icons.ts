import type { HomeServiceType } from '@aangan/shared-kit/domain/home-services/services';
import {
  bugIcon,
  hammerIcon,
  lampIcon,
  plugIcon,
  rollerIcon,
  sprayIcon,
  tapIcon,
  washerIcon,
} from '@aangan/shared-kit/ui/service-icon-paths';

/** The icon of each service. */
export const SERVICE_ICONS = {
  HS_CLEANING: sprayIcon,
  HS_PAINTING: rollerIcon,
  HS_PLUMBING: tapIcon,
  HS_ELECTRICAL: plugIcon,
  HS_CARPENTRY: hammerIcon,
  HS_PEST_CONTROL: bugIcon,
  HS_APPLIANCE: washerIcon,
  HS_INTERIORS: lampIcon,
} as const satisfies Record<HomeServiceType, string>;
