import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { titleCase } from '@aangan/shared-kit/domain/slug';
import type { ListingCard } from './listing-cards.ts';

type Attributed = Pick<ListingCard, 'bathrooms' | 'floor' | 'totalFloors' | 'age' | 'facing'>;

/** Value and display value of an attribute; undefined where the listing has none. */
type Attribute = (card: Attributed) => readonly [value: string | number, display: string] | undefined;

const ATTRIBUTES: Readonly<Record<string, Attribute>> = {
  bathroom: ({ bathrooms }) => (bathrooms > 0 ? [bathrooms, counted(bathrooms, 'bathroom')] : undefined),
  floor: ({ floor }) => (floor === null ? undefined : [floor, floor === 0 ? 'Ground floor' : `Floor ${floor}`]),
  totalFloor: ({ totalFloors }) => (totalFloors === null ? undefined : [totalFloors, counted(totalFloors, 'floor')]),
  propertyAge: ({ age }) => (age === null ? undefined : [age, age === 0 ? 'New' : counted(age, 'year')]),
  facing: ({ facing }) => (facing === null ? undefined : [facing, titleCase(facing.toLowerCase())]),
};

/**
 * The record's extra attributes: what a listing has beyond the named fields, for readers that know the specification's
 * record alone. Source: product-and-plans, section 3 (Property record, `aea__`).
 */
export function extraAttributes(card: Attributed): PropertyRecord['aea__'] {
  const entries = Object.entries(ATTRIBUTES).flatMap(([name, attribute]) => {
    const found = attribute(card);
    return found ? [[name, { value: String(found[0]), display_value: found[1] }] as const] : [];
  });
  return Object.fromEntries(entries);
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
