import { z } from 'zod';
import { PG_ROOM_TYPES } from '../domain/listing-options.ts';
import type { PostingField } from '../domain/posting/posting-field.ts';
import { FIELD_NAMES, type FieldName, type FieldValue, POSTING_FIELDS } from '../domain/posting/posting-fields.ts';

/** Longest text of a field that is stored; the form's own limit is shorter and is a problem, not an error. */
const LONGEST_TEXT = 5_000;
/** Amounts and sizes beyond this are typing errors that no column holds. */
const LARGEST_NUMBER = 1e12;

const keys = (options: Readonly<Record<string, string>>) => Object.keys(options) as [string, ...string[]];

const beds = z
  .array(
    z.object({
      type: z.enum(PG_ROOM_TYPES),
      beds: z.number().min(0).max(LARGEST_NUMBER),
      rent: z.number().min(0).max(LARGEST_NUMBER),
      deposit: z.number().min(0).max(LARGEST_NUMBER),
    }),
  )
  .max(PG_ROOM_TYPES.length * 2);

/** The shape of a field's value; limits are checked as problems, because a draft holds unfinished values too. */
function valueSchema(field: PostingField): z.ZodType {
  switch (field.kind) {
    case 'choice':
      return z.enum(keys(field.options));
    case 'choices':
      return z.array(z.enum(keys(field.options))).max(keys(field.options).length);
    case 'number':
      return z.number().min(-LARGEST_NUMBER).max(LARGEST_NUMBER);
    case 'flag':
      return z.boolean();
    case 'date':
      return z.iso.date();
    case 'place':
      return z.string().regex(/^(?:loc|soc)-[a-z0-9-]{1,100}$/, 'must be the id of a locality or society');
    case 'beds':
      return beds;
    case 'text':
      return z.string().max(LONGEST_TEXT);
  }
}

/** One schema for each field, made by `make` from the schema of its value; the types come from the table of fields. */
function eachField<Made>(make: (value: z.ZodType) => z.ZodType): { [Name in FieldName]: z.ZodType<Made> } {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, make(valueSchema(POSTING_FIELDS[name]))])) as {
    [Name in FieldName]: z.ZodType<Made>;
  };
}

type Values = { [Name in FieldName]: z.ZodOptional<z.ZodType<FieldValue<Name>>> };
type Changes = {
  [Name in FieldName]: z.ZodOptional<z.ZodType<{ readonly value: FieldValue<Name> | null; readonly typedAt: number }>>;
};

/** Values of a draft by field; fields without a value are left out. */
export const postingValues = z.strictObject(eachField((value) => value.optional()) as unknown as Values);

/** Changed fields: the new value, null to empty it, and when it was typed, epoch ms. */
export const postingChanges = z.strictObject(
  eachField((value) =>
    z.strictObject({ value: value.nullable(), typedAt: z.number().int().nonnegative() }).optional(),
  ) as unknown as Changes,
);

/** The name of a field. */
export const fieldName = z.enum(FIELD_NAMES);
