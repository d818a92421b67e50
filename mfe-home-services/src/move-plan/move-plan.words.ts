import { counted } from '@aangan/shared-kit/domain/counted';
import { groupDigits } from '@aangan/shared-kit/domain/money';

/** Sentences of the form of a move and of its price. */
export const PLAN_WORDS = {
  from: 'Moving from',
  to: 'Moving to',
  city: 'City',
  locality: 'Locality',
  localityHelp: 'You can add it later.',
  pin: 'PIN code',
  floor: 'Floor',
  floorHelp: '0 is the ground floor.',
  lift: 'A lift is available',
  goods: 'What you move',
  goodsLead: 'Start with the size of your home, then change what differs.',
  homes: 'Size of your home',
  search: 'Search items',
  nothingFound: 'No such item. Add a large box for each 5 cubic feet.',
  wishes: 'Packing, storage and insurance',
  packing: 'Packing',
  storage: 'Storage between both homes',
  insured: 'Value of your goods, for insurance',
  insuredHelp: 'Leave it empty to move without insurance.',
  day: 'Preferred day',
  dayHelp: 'You choose the day once you have the quotation.',
  show: 'Show the price',
  counting: 'Updating the price…',
  price: 'Estimated price',
  noGoods: 'Choose what you move to see the price.',
  firm: 'GST is included. You get a firm quotation after a free survey.',
  madeUp: 'Price breakup',
  middle: 'Middle of the range',
  vehicles: 'Compare vehicles',
  vehiclesNote: 'Transport with the crew, without packing and other services.',
  proposed: 'Included in your price',
  quotation: 'Get a firm quotation',
  cubicFeet: (number: number) => `${Number.isInteger(number) ? groupDigits(number) : number} cu ft`,
  months: (months: number) => (months === 0 ? 'No storage' : counted(months, 'month', 'months')),
  fewer: (title: string) => `Fewer: ${title}`,
  more: (title: string) => `More: ${title}`,
  room: (things: number, cubicFeet: number) =>
    `${counted(things, 'item', 'items')}, ${groupDigits(Math.ceil(cubicFeet))} cu ft`,
  facts: (cubicFeet: number, km: number) => `${groupDigits(cubicFeet)} cubic feet over ${groupDigits(km)} km`,
  crew: (people: number) => `crew of ${people}`,
} as const;

export const ROOM_WORDS = {
  living: 'Living room',
  bedroom: 'Bedrooms',
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  outside: 'Outside and vehicles',
  boxes: 'Boxes and suitcases',
} as const;

export const PACKING_WORDS = {
  basic: 'Basic: cartons, sheets and stretch film',
  premium: 'Premium: bubble wrap and wooden crates too',
} as const;
