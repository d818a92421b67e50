import {
  areaIcon,
  bathIcon,
  bedIcon,
  briefcaseIcon,
  carIcon,
  clockIcon,
  foodIcon,
  keyIcon,
  layersIcon,
  loanIcon,
  plotIcon,
  shieldIcon,
  sofaIcon,
  usersIcon,
} from '@aangan/shared-kit/ui/home-icon-paths';
import { buildingIcon, compassIcon } from '@aangan/shared-kit/ui/icon-paths';
import { calendarIcon } from '@aangan/shared-kit/ui/tool-icon-paths';
import type { FactKey } from '../listing-detail/public.ts';

export const FACT_ICONS = {
  rooms: bedIcon,
  flatmateRoom: bedIcon,
  sharing: bedIcon,
  building: buildingIcon,
  commercial: briefcaseIcon,
  builtArea: areaIcon,
  plotArea: plotIcon,
  bathrooms: bathIcon,
  floor: layersIcon,
  age: clockIcon,
  facing: compassIcon,
  furnishing: sofaIcon,
  parking: carIcon,
  stage: buildingIcon,
  tenants: usersIcon,
  pgTenant: usersIcon,
  food: foodIcon,
  available: keyIcon,
  lease: keyIcon,
  loan: loanIcon,
  rera: shieldIcon,
  posted: calendarIcon,
} as const satisfies Record<FactKey, string>;
