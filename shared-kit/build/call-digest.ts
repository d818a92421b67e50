import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CallContract } from '../contracts/call.ts';

const INPUTS = ['params', 'query', 'body', 'form'] as const;

/** What a call takes and answers. */
const PARTS = [...INPUTS, 'answer'] as const;

type CallPart = (typeof PARTS)[number];

type JsonSchema = Readonly<Record<string, unknown>>;

/** JSON schemas of what a call takes and answers. */
export type CallSchemas = { readonly [Part in (typeof INPUTS)[number]]?: JsonSchema } & {
  readonly answer: JsonSchema;
};

/** A digest of each part that a call has. Ten hexadecimal digits each. */
export type CallDigest = { readonly [Part in CallPart]?: string | undefined };

export function callSchemas(contract: CallContract): CallSchemas {
  const inputs = INPUTS.flatMap((part) => {
    const schema = contract[part];
    return schema ? [[part, jsonSchema(schema, 'input')] as const] : [];
  });
  return { ...Object.fromEntries(inputs), answer: jsonSchema(contract.answer, 'output') };
}

/** The same for the same schemas, whatever the summary and the order of their fields. */
export function callDigest(schemas: CallSchemas): CallDigest {
  return Object.fromEntries(
    Object.entries(schemas).map(([part, schema]) => [
      part,
      createHash('sha256')
        .update(JSON.stringify(inOrder(schema)))
        .digest('hex')
        .slice(0, 10),
    ]),
  );
}

/** The parts in which two contracts of one call differ: `query`, `answer`. */
export function differingParts(one: CallDigest, other: CallDigest): CallPart[] {
  return PARTS.filter((part) => one[part] !== other[part]);
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, '~standard': __, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** The order of fields has no meaning, and neither has that of required ones. */
function inOrder(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return key === 'required' ? value.toSorted() : value.map((item) => inOrder(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, inOrder(inner, name)]));
}
