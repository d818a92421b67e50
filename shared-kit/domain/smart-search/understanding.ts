import type { CitySlug } from '../cities.ts';
import type { ListingCategory } from '../listing-category.ts';
import type {
  Amenity,
  BhkType,
  BuildingStage,
  BuildingType,
  CommercialTypeKey,
  FlatmateRoom,
  Furnishing,
  Parking,
  PgRoomType,
  PgTenant,
  PreferredTenant,
  SortOrder,
} from '../listing-options.ts';
import type { ListingSearch } from '../listing-search.ts';
import type { Facing, PgMeal } from '../posting/posting-options.ts';

/** Longest text that is read; the rest is ignored. */
export const LONGEST_TEXT = 500;

/** Part of the text, in UTF-16 units, `end` not included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** From and to, both included; an open end is left out. At least one end is given. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** ₹ a month, or ₹ for sale categories. */
export interface Budget extends Range {
  /** Stated as "around": the ends are 10 % below and above it. */
  readonly around?: number;
}

export interface WantedPlace {
  /** `loc-bangalore-koramangala`; begins with `loc-`, `soc-`, `lmk-` or `met-`. */
  readonly id: string;
  readonly kind: 'locality' | 'society' | 'landmark' | 'metro';
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  /** In the place itself, or near it. Landmarks and stations are always `near`. */
  readonly relation: 'in' | 'near';
  /** Stated radius in km; none when only "near" was said. */
  readonly radiusKm?: number;
}

/** Days in India, `2027-01-01`. */
export interface MoveIn {
  /** Not before this day. */
  readonly from?: string;
  /** Not after this day. */
  readonly by?: string;
}

/** Floors from `min` to `max`, ground is 0, or a level in words. */
export interface WantedFloor extends Range {
  readonly level?: 'ground' | 'low' | 'high' | 'top';
}

export interface Deposit {
  /** ₹ */
  readonly max?: number;
  /** Months of rent. */
  readonly maxMonths?: number;
}

/** Wishes that listings have no field for. */
export const FEATURES = [
  'BALCONY',
  'LIGHT',
  'AIRY',
  'QUIET',
  'GARDEN',
  'TERRACE',
  'MODULAR_KITCHEN',
  'STUDY',
  'SERVANT_ROOM',
  'POOJA_ROOM',
  'VASTU',
  'VIEW',
  'CORNER',
  'SPACIOUS',
  'WASHING_MACHINE',
  'FRIDGE',
  'ATTACHED_BATHROOM',
  'PLAY_AREA',
  'SCHOOL_NEAR',
  'MARKET_NEAR',
  'HOSPITAL_NEAR',
  'NEW_BUILDING',
  'NO_RESTRICTIONS',
] as const;
export type Feature = (typeof FEATURES)[number];

/** What is understood, by kind. */
export interface SlotValues {
  readonly category: ListingCategory;
  readonly city: CitySlug;
  readonly place: WantedPlace;
  /** Near any metro station; `radiusKm` where a distance was stated. */
  readonly metroNear: { readonly radiusKm?: number };
  readonly bhk: readonly BhkType[];
  readonly budget: Budget;
  /** ₹ */
  readonly deposit: Deposit;
  readonly furnishing: readonly Furnishing[];
  /** Any of these; "parking" alone is for bikes or cars. */
  readonly parking: readonly Parking[];
  readonly amenity: Amenity;
  readonly floor: WantedFloor;
  readonly facing: readonly Facing[];
  /** Age of the building in years. */
  readonly age: Range;
  /** At least this many. */
  readonly bathrooms: number;
  readonly buildingType: readonly BuildingType[];
  readonly gated: true;
  readonly commercialType: readonly CommercialTypeKey[];
  readonly buildingStage: BuildingStage;
  /** Built-up or plot area, sq ft. */
  readonly area: Range;
  readonly moveIn: MoveIn;
  readonly tenant: readonly PreferredTenant[];
  /** `VEG`: vegetarians, or a vegetarian house is fine. `NON_VEG`: meat must be allowed. */
  readonly food: 'VEG' | 'NON_VEG';
  readonly pets: 'DOG' | 'CAT' | 'ANY';
  readonly pgTenant: PgTenant;
  readonly sharing: readonly PgRoomType[];
  readonly flatmateRoom: FlatmateRoom;
  /** Meals that must be included; all three when only "food" was said. */
  readonly meals: readonly PgMeal[];
  /** How long the home is wanted, months. */
  readonly leaseMonths: Range;
  /** How many people will live there. */
  readonly people: number;
  readonly postedBy: 'OWNER' | 'BUILDER';
  readonly withPhotos: true;
  readonly confirmed: true;
  readonly feature: Feature;
  readonly order: SortOrder;
}

export type SlotKind = keyof SlotValues;

/** `guess`: shown as a question; the person should confirm it. */
export type Certainty = 'certain' | 'guess';

/** One thing that was understood. */
export interface SlotOf<Kind extends SlotKind> {
  readonly kind: Kind;
  readonly value: SlotValues[Kind];
  /** Where the text says it; none when it follows from other slots (a crore is a sale price). */
  readonly span?: Span;
  readonly certainty: Certainty;
  /** The person does not want it: "no ground floor". */
  readonly negated?: true;
  /** One of several of the same kind, of which any is fine: "HSR or Koramangala". */
  readonly alternative?: true;
}

export type Slot = { readonly [Kind in SlotKind]: SlotOf<Kind> }[SlotKind];

/** What a text means. Spans of slots, ignored words and unknown parts do not overlap and are in order of the text. */
export interface Understanding {
  readonly text: string;
  /** Slots with spans in order of the text, then those without. */
  readonly slots: readonly Slot[];
  /** Words without meaning for a search: "please", "I want". */
  readonly ignored: readonly Span[];
  /** Parts that were not understood, to be underlined. */
  readonly unknown: readonly Span[];
}

/** A place as the index needs it. */
export interface PlaceName {
  readonly id: string;
  readonly kind: WantedPlace['kind'];
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly aliases: readonly string[];
}

/** The places of one city, prepared for `understand`; made by `placeIndex(city, places)` in place-index.ts. */
export interface PlaceIndex {
  /** City slug. */
  readonly city: string;
  /** By all letters and digits of a name, of an alias or of the distinct part of either. */
  readonly exact: ReadonlyMap<string, PreparedName>;
  /** Metro stations alone, for "Indiranagar metro". */
  readonly stations: ReadonlyMap<string, PreparedName>;
  /** By how it sounds. */
  readonly sounds: ReadonlyMap<string, PreparedName>;
  /** Whole names and aliases by their first letter, for typing mistakes. */
  readonly byLetter: ReadonlyMap<string, readonly PreparedName[]>;
}

/** A name or alias of a place. */
export interface PreparedName {
  readonly place: PlaceName;
  /** Letters and digits of the name. */
  readonly tight: string;
  /** Which letters it has, as `letterMask` says. */
  readonly letters: number;
  /** 0: the name, 1: an alias, 2: a distinct part, 3: its first word only. */
  readonly part: number;
  /** Several places have it. */
  readonly unsure: boolean;
}

export interface UnderstandContext {
  /** City slug that is used when the text names none. */
  readonly city?: string;
  /** Today in India, `2026-11-26`. */
  readonly today: string;
  /** Places of the city that the text names (`namedCity(text)`), else of `city`. */
  readonly places?: PlaceIndex;
}

export interface SearchOfText {
  /** None while the category or the city is not known. */
  readonly search?: ListingSearch;
  /** Slots that the search has no filter for: soft wishes for the ranking. */
  readonly wishes: readonly Slot[];
}

/** A slot as people see it. */
export interface Chip {
  /** The same for the same slot of the same text, for form fields: `bhk-0`, `place-loc-bangalore-hsr-layout`. */
  readonly id: string;
  readonly kind: SlotKind;
  /** Short words: `2 or 3 BHK`, `Up to ₹30 K`, `Near Manyata Tech Park`, `Not on the ground floor`. */
  readonly label: string;
  readonly certainty: Certainty;
  readonly slot: Slot;
}

/** A question about what is missing. */
export interface Question {
  readonly kind: SlotKind;
  /** `Do you want to rent or buy?` */
  readonly text: string;
  readonly answers: readonly QuestionAnswer[];
}

export interface QuestionAnswer {
  readonly label: string;
  /** Added to the understanding when chosen; none for "Any". */
  readonly slot?: Slot;
  /** Homes that fit with this answer, where the caller counted them. */
  readonly count?: number;
}

/** Homes that fit with an answer, by the answer's label. */
export type AnswerCounts = Readonly<Record<string, number>>;
