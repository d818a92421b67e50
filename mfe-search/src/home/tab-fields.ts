import { COMMERCIAL_TYPES } from '@aangan/shared-kit/domain/commercial-type';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import {
  AVAILABILITIES,
  AVAILABILITY_LABELS,
  BHK_LABELS,
  BHK_TYPES,
  BUILDING_STAGE_LABELS,
  BUILDING_STAGES,
  FLATMATE_ROOM_LABELS,
  FLATMATE_ROOMS,
  PG_ROOM_TYPE_LABELS,
  PG_ROOM_TYPES,
  PG_TENANT_LABELS,
  PG_TENANTS,
} from '@aangan/shared-kit/domain/listing-options';

/**
 * The fields of each tab’s search box besides the place, in order.
 * Source: product-and-plans, sections 3 and 9 (home-page tabs; BHK, budget, availability, rooms by type).
 */
export const TAB_FIELDS = {
  BUY: ['bhk', 'budget', 'buildingStage'],
  RENT: ['bhk', 'budget', 'availability'],
  PG: ['roomTypes', 'budget', 'pgTenant'],
  SHARED: ['flatmateRoom', 'budget', 'availability'],
  PLOT: ['budget'],
  COMMERCIAL_RENT: ['commercialTypes', 'budget'],
  COMMERCIAL_BUY: ['commercialTypes', 'budget'],
} as const satisfies Record<ListingCategory, readonly TabField[]>;

export type TabField = 'budget' | ChoiceField;
export type ChoiceField = keyof typeof CHOICES;

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Choice {
  readonly label: string;
  /** `several` are chips to tick; `one` is a select whose first option is `any`. */
  readonly pick: 'several' | 'one';
  /** Label for no choice; only for single-choice fields. */
  readonly any: string;
  readonly options: readonly Option[];
}

/** The choice fields; each has the same name in the form as in a search. */
export const CHOICES = {
  bhk: { label: 'BHK', pick: 'several', any: '', options: options(BHK_TYPES, BHK_LABELS) },
  roomTypes: { label: 'Room', pick: 'several', any: '', options: options(PG_ROOM_TYPES, PG_ROOM_TYPE_LABELS) },
  flatmateRoom: { label: 'Room', pick: 'one', any: 'Any room', options: options(FLATMATE_ROOMS, FLATMATE_ROOM_LABELS) },
  pgTenant: { label: 'For', pick: 'one', any: 'Men or women', options: options(PG_TENANTS, PG_TENANT_LABELS) },
  availability: {
    label: 'Move in',
    pick: 'one',
    any: 'Any time',
    options: options(AVAILABILITIES, AVAILABILITY_LABELS),
  },
  buildingStage: {
    label: 'Building stage',
    pick: 'one',
    any: 'Any stage',
    options: options(BUILDING_STAGES, BUILDING_STAGE_LABELS),
  },
  commercialTypes: {
    label: 'Kind of space',
    pick: 'one',
    any: 'Any kind',
    options: COMMERCIAL_TYPES.map(({ key, displayName }) => ({ value: key, label: displayName })),
  },
} as const satisfies Record<string, Choice>;

function options<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly Option[] {
  return values.map((value) => ({ value, label: labels[value] }));
}
