/** Rooms in the order of the form. */
export const INVENTORY_ROOMS = ['living', 'bedroom', 'kitchen', 'bathroom', 'outside', 'boxes'] as const;

interface InventoryItem {
  /** `SOFA_3`: stored with bookings, so never used again for something else. */
  readonly key: string;
  readonly room: (typeof INVENTORY_ROOMS)[number];
  readonly title: string;
  /** Volume in cubic feet, packed. */
  readonly cubicFeet: number;
}

/** What a home has, by room, with the volume that it takes in a vehicle. */
// biome-ignore format: a row a thing
export const INVENTORY = [
  { key: 'SOFA_3', room: 'living', title: 'Sofa with 3 seats', cubicFeet: 45 },
  { key: 'SOFA_2', room: 'living', title: 'Sofa with 2 seats', cubicFeet: 32 },
  { key: 'ARMCHAIR', room: 'living', title: 'Armchair', cubicFeet: 18 },
  { key: 'CENTRE_TABLE', room: 'living', title: 'Centre table', cubicFeet: 12 },
  { key: 'TV_LARGE', room: 'living', title: 'TV over 43 inches', cubicFeet: 12 },
  { key: 'TV_SMALL', room: 'living', title: 'TV up to 43 inches', cubicFeet: 8 },
  { key: 'TV_UNIT', room: 'living', title: 'TV unit', cubicFeet: 20 },
  { key: 'BOOKSHELF', room: 'living', title: 'Bookshelf', cubicFeet: 20 },
  { key: 'DINING_4', room: 'living', title: 'Dining table with 4 chairs', cubicFeet: 40 },
  { key: 'DINING_6', room: 'living', title: 'Dining table with 6 chairs', cubicFeet: 55 },
  { key: 'AC', room: 'living', title: 'Air conditioner', cubicFeet: 12 },
  { key: 'BED_DOUBLE', room: 'bedroom', title: 'Double bed', cubicFeet: 45 },
  { key: 'BED_SINGLE', room: 'bedroom', title: 'Single bed', cubicFeet: 28 },
  { key: 'MATTRESS_DOUBLE', room: 'bedroom', title: 'Double mattress', cubicFeet: 25 },
  { key: 'MATTRESS_SINGLE', room: 'bedroom', title: 'Single mattress', cubicFeet: 14 },
  { key: 'WARDROBE_2', room: 'bedroom', title: 'Wardrobe with 2 doors', cubicFeet: 35 },
  { key: 'WARDROBE_3', room: 'bedroom', title: 'Wardrobe with 3 doors', cubicFeet: 50 },
  { key: 'DRESSER', room: 'bedroom', title: 'Dressing table', cubicFeet: 20 },
  { key: 'STUDY_TABLE', room: 'bedroom', title: 'Study table', cubicFeet: 18 },
  { key: 'OFFICE_CHAIR', room: 'bedroom', title: 'Office chair', cubicFeet: 10 },
  { key: 'FRIDGE_SINGLE', room: 'kitchen', title: 'Refrigerator with 1 door', cubicFeet: 22 },
  { key: 'FRIDGE_DOUBLE', room: 'kitchen', title: 'Refrigerator with 2 doors', cubicFeet: 35 },
  { key: 'MICROWAVE', room: 'kitchen', title: 'Microwave', cubicFeet: 5 },
  { key: 'STOVE', room: 'kitchen', title: 'Gas stove', cubicFeet: 4 },
  { key: 'PURIFIER', room: 'kitchen', title: 'Water purifier', cubicFeet: 3 },
  { key: 'DISHWASHER', room: 'kitchen', title: 'Dishwasher', cubicFeet: 14 },
  { key: 'WASHER', room: 'bathroom', title: 'Washing machine', cubicFeet: 15 },
  { key: 'GEYSER', room: 'bathroom', title: 'Geyser', cubicFeet: 5 },
  { key: 'TWO_WHEELER', room: 'outside', title: 'Scooter or motorcycle', cubicFeet: 55 },
  { key: 'BICYCLE', room: 'outside', title: 'Bicycle', cubicFeet: 15 },
  { key: 'PLANT', room: 'outside', title: 'Plant in a pot', cubicFeet: 3 },
  { key: 'BOX_LARGE', room: 'boxes', title: 'Large box', cubicFeet: 5 },
  { key: 'BOX_SMALL', room: 'boxes', title: 'Small box', cubicFeet: 2.5 },
  { key: 'SUITCASE', room: 'boxes', title: 'Suitcase', cubicFeet: 6 },
] as const satisfies readonly InventoryItem[];

export type InventoryKey = (typeof INVENTORY)[number]['key'];

export const INVENTORY_KEYS = INVENTORY.map(({ key }) => key) as [InventoryKey, ...InventoryKey[]];

/** Some things of one kind. */
export interface MovedItem {
  readonly key: InventoryKey;
  readonly quantity: number;
}

/** The volume of all things, in cubic feet. */
export function volumeOf(items: readonly MovedItem[]): number {
  return items.reduce((sum, { key, quantity }) => {
    const cubicFeet = INVENTORY.find((item) => item.key === key)?.cubicFeet ?? 0;
    return sum + cubicFeet * quantity;
  }, 0);
}

/** Vehicles from small to large, with what fits in once it is stacked, and rupees for the first ten km and each more. */
// biome-ignore format: a row a vehicle
export const VEHICLES = [
  { key: 'THREE_WHEELER', title: 'Three-wheeler', cubicFeet: 90, baseRupees: 900, kmRupees: 22, crew: 2 },
  { key: 'MINI_TRUCK', title: 'Mini truck, 7 ft', cubicFeet: 170, baseRupees: 1_600, kmRupees: 28, crew: 2 },
  { key: 'PICKUP', title: 'Pickup, 8 ft', cubicFeet: 260, baseRupees: 2_200, kmRupees: 34, crew: 3 },
  { key: 'TRUCK_14', title: 'Truck, 14 ft', cubicFeet: 520, baseRupees: 4_200, kmRupees: 46, crew: 4 },
  { key: 'TRUCK_17', title: 'Truck, 17 ft', cubicFeet: 800, baseRupees: 5_800, kmRupees: 58, crew: 5 },
  { key: 'TRUCK_20', title: 'Truck, 20 ft', cubicFeet: 1_150, baseRupees: 7_600, kmRupees: 70, crew: 6 },
] as const;

export type Vehicle = (typeof VEHICLES)[number];

/** The smallest vehicle for a volume, or several of the largest. */
export function vehiclesFor(cubicFeet: number): { readonly vehicle: Vehicle; readonly number: number } {
  const largest = VEHICLES[VEHICLES.length - 1] ?? VEHICLES[0];
  const vehicle = VEHICLES.find((each) => each.cubicFeet >= cubicFeet);
  if (vehicle) return { vehicle, number: 1 };
  return { vehicle: largest, number: Math.ceil(cubicFeet / largest.cubicFeet) };
}
