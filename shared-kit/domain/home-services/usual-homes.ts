import type { MovedItem } from './inventory.ts';

/** Sizes of homes that the form knows the usual goods of. */
export const HOME_SIZES = ['RK1', 'BHK1', 'BHK2', 'BHK3', 'BHK4'] as const;
export type HomeSize = (typeof HOME_SIZES)[number];

interface UsualHome {
  readonly size: HomeSize;
  readonly title: string;
  readonly items: readonly MovedItem[];
}

const items = (...pairs: readonly (readonly [MovedItem['key'], number])[]): MovedItem[] =>
  pairs.map(([key, quantity]) => ({ key, quantity }));

/** What a home of each size usually holds: a start for the list of goods, and the goods of the examples. */
// biome-ignore format: a row a room
export const USUAL_HOMES = [
  { size: 'RK1', title: '1 RK', items: items(
    ['BED_SINGLE', 1], ['MATTRESS_SINGLE', 1], ['WARDROBE_2', 1], ['STUDY_TABLE', 1],
    ['FRIDGE_SINGLE', 1], ['STOVE', 1],
    ['BOX_SMALL', 6], ['SUITCASE', 2],
  ) },
  { size: 'BHK1', title: '1 BHK', items: items(
    ['SOFA_2', 1], ['TV_SMALL', 1], ['TV_UNIT', 1],
    ['BED_DOUBLE', 1], ['MATTRESS_DOUBLE', 1], ['WARDROBE_2', 1],
    ['FRIDGE_SINGLE', 1], ['STOVE', 1], ['WASHER', 1],
    ['BOX_LARGE', 6], ['BOX_SMALL', 8], ['SUITCASE', 2],
  ) },
  { size: 'BHK2', title: '2 BHK', items: items(
    ['SOFA_3', 1], ['CENTRE_TABLE', 1], ['TV_LARGE', 1], ['TV_UNIT', 1], ['DINING_4', 1],
    ['BED_DOUBLE', 2], ['MATTRESS_DOUBLE', 2], ['WARDROBE_2', 2], ['STUDY_TABLE', 1],
    ['FRIDGE_DOUBLE', 1], ['MICROWAVE', 1], ['STOVE', 1], ['PURIFIER', 1], ['WASHER', 1],
    ['BOX_LARGE', 10], ['BOX_SMALL', 12], ['SUITCASE', 3],
  ) },
  { size: 'BHK3', title: '3 BHK', items: items(
    ['SOFA_3', 1], ['SOFA_2', 1], ['CENTRE_TABLE', 1], ['TV_LARGE', 1], ['TV_UNIT', 1], ['DINING_6', 1], ['AC', 1],
    ['BED_DOUBLE', 3], ['MATTRESS_DOUBLE', 3], ['WARDROBE_3', 2], ['WARDROBE_2', 1], ['DRESSER', 1], ['STUDY_TABLE', 1],
    ['FRIDGE_DOUBLE', 1], ['MICROWAVE', 1], ['STOVE', 1], ['PURIFIER', 1], ['WASHER', 1], ['GEYSER', 1],
    ['PLANT', 4], ['BOX_LARGE', 16], ['BOX_SMALL', 18], ['SUITCASE', 4],
  ) },
  { size: 'BHK4', title: '4 BHK or more', items: items(
    ['SOFA_3', 2], ['ARMCHAIR', 2], ['CENTRE_TABLE', 1], ['TV_LARGE', 2], ['TV_UNIT', 1], ['BOOKSHELF', 2], ['DINING_6', 1], ['AC', 3],
    ['BED_DOUBLE', 4], ['MATTRESS_DOUBLE', 4], ['WARDROBE_3', 4], ['DRESSER', 2], ['STUDY_TABLE', 2],
    ['FRIDGE_DOUBLE', 1], ['MICROWAVE', 1], ['STOVE', 1], ['PURIFIER', 1], ['DISHWASHER', 1], ['WASHER', 1], ['GEYSER', 2],
    ['PLANT', 8], ['BOX_LARGE', 24], ['BOX_SMALL', 24], ['SUITCASE', 6],
  ) },
] as const satisfies readonly UsualHome[];
