import fc from 'fast-check';
import { z } from 'zod';

type Schema = Readonly<Record<string, unknown>>;

/** Tries with other texts and numbers, for contracts with rules that a JSON schema cannot say. */
const TRIES = 20;
/** Depth below which lists are empty, because an answer may contain itself. */
const DEEPEST = 6;
const LIST_LENGTH = 2;
const WORDS = 'Sample';

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-11-16T04:30:00.000Z',
  date: '2026-11-16',
  time: '10:00:00',
  email: 'sample@aangan.example',
  uri: 'https://aangan.example/sample',
  uuid: '8b1f6ac2-5f0f-4f8b-9f3e-0d4c3d0f7a10',
};

/** A small answer that the contract accepts, always the same; undefined when none was found. */
export function sampleAnswer(answer: z.ZodType): unknown {
  const schema: Schema = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' });
  for (let seed = 1; seed <= TRIES; seed++) {
    const sample = sampleOf(schema, {
      definitions: { ...(schema.$defs as Record<string, Schema>), '#': schema },
      seed,
      depth: 0,
    });
    if (answer.safeParse(sample).success) return sample;
  }
  return undefined;
}

interface Place {
  readonly definitions: Readonly<Record<string, Schema>>;
  readonly seed: number;
  readonly depth: number;
}

function sampleOf(schema: Schema, place: Place): unknown {
  const { definitions, seed } = place;
  const below = { ...place, depth: place.depth + 1 };
  if (typeof schema.$ref === 'string') return sampleOf(definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}, below);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[seed % schema.enum.length];
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return sampleOf(choices[(seed - 1) % choices.length], below);
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, below)));
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, below);
    case 'array':
      return sampleList(schema, below);
    case 'string':
      return sampleText(schema, seed);
    case 'integer':
    case 'number':
      return sampleNumber(schema, seed);
    case 'boolean':
      return seed % 2 === 0;
    default:
      return null;
  }
}

/** With the required fields only. */
function sampleObject({ properties, required }: Schema, place: Place): Record<string, unknown> {
  const fields = (properties ?? {}) as Readonly<Record<string, Schema>>;
  const names = (required ?? []) as readonly string[];
  return Object.fromEntries(names.map((name) => [name, sampleOf(fields[name] ?? {}, place)]));
}

function sampleList({ items, prefixItems, minItems, maxItems }: Schema, place: Place): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((item) => sampleOf(item, place));
  const fewest = Number(minItems ?? 0);
  const wanted = place.depth > DEEPEST ? fewest : Math.max(LIST_LENGTH, fewest);
  const length = Math.min(wanted, Number(maxItems ?? wanted));
  return Array.from({ length }, (_, index) =>
    sampleOf((items ?? {}) as Schema, { ...place, seed: place.seed + index }),
  );
}

function sampleText({ format, pattern, minLength, maxLength }: Schema, seed: number): string {
  const known = typeof format === 'string' ? FORMATS[format] : undefined;
  if (known !== undefined) return known;
  if (typeof pattern === 'string') return textMatching(pattern, seed);
  return `${WORDS} ${seed}`
    .padEnd(Number(minLength ?? 0), ' again')
    .slice(0, Number(maxLength ?? Number.POSITIVE_INFINITY));
}

/** Empty for a pattern that fast-check cannot read; the contract then refuses it. */
function textMatching(pattern: string, seed: number): string {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { seed, numRuns: 1 })[0] ?? '';
  } catch {
    return '';
  }
}

function sampleNumber({ type, minimum, exclusiveMinimum, maximum }: Schema, seed: number): number {
  const lowest = Number(minimum ?? (exclusiveMinimum === undefined ? 1 : Number(exclusiveMinimum) + 1));
  const number = Math.max(lowest, lowest > 0 ? lowest : 1) + seed - 1;
  const whole = type === 'integer' ? Math.ceil(number) : number;
  return Math.min(whole, Number(maximum ?? whole));
}
