import type { CitySlug } from '@aangan/shared-kit/domain/cities';
import { BANGALORE } from './bangalore.ts';
import { CHENNAI } from './chennai.ts';
import type { CityDrawing } from './city-drawing.ts';
import { DELHI_NCR } from './delhi-ncr.ts';
import { HYDERABAD } from './hyderabad.ts';
import { MUMBAI } from './mumbai.ts';
import { PUNE } from './pune.ts';

/** The drawn cities. Those that are not here have localities, landmarks and metro lines only. */
export const CITY_DRAWINGS: Partial<Record<CitySlug, CityDrawing>> = {
  bangalore: BANGALORE,
  mumbai: MUMBAI,
  chennai: CHENNAI,
  pune: PUNE,
  hyderabad: HYDERABAD,
  delhi: DELHI_NCR,
  gurgaon: DELHI_NCR,
  noida: DELHI_NCR,
  'greater-noida': DELHI_NCR,
  ghaziabad: DELHI_NCR,
  faridabad: DELHI_NCR,
};
