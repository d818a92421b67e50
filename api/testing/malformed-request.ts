import type { CallContract, CallName } from '@aangan/shared-kit/contracts/call';
import fc from 'fast-check';
import { z } from 'zod';

/** A request as an attacker or a broken client might send it. */
interface MalformedRequest {
  readonly method: string;
  readonly url: string;
  readonly contentType: string;
  readonly payload: string | undefined;
}

interface ObjectShape {
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** Values that break careless code: wrong types, ends of ranges, text that databases and parsers fail on. */
const NASTY = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e\u0000',
    "' or 1=1 --",
    '%00%ff',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    '9'.repeat(400),
    'a'.repeat(30_000),
    [],
    {},
    [[[[[]]]]],
    { toString: null },
    { length: -1 },
    'NaN',
    '-0',
    '1e1000',
    '99999999999999999999',
    '2026-13-45T99:99:99Z',
  ),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.array(fc.anything({ maxDepth: 2 }), { maxLength: 4 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.anything({ maxDepth: 2 }), { maxKeys: 4 }),
);

/** Plausible values, so that a request passes one field and fails at the next. */
const PLAUSIBLE = fc.constantFrom<unknown>(
  '9800000000',
  '+91',
  'asha@example.test',
  'Asha Rao',
  '123456',
  'A'.repeat(22),
  'SMS',
  'TRUE',
  'login',
  1,
  100,
  true,
  'IN',
);

const TEXTS = ['', '{', '[]', 'null', '"text"', '{"a":', '\u0000', '{"__proto__":{"admin":true}}', '[1,2', 'a=1&b=2'];

const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/xml',
];

/** Random requests to one call that its contract or its handler should refuse. A few may be valid by chance. */
export function malformedRequest(name: CallName, contract: CallContract): fc.Arbitrary<MalformedRequest> {
  const [method = 'GET', path = '/'] = name.split(' ');
  const url = fc
    .tuple(parameters(path), fieldsOf(contract.query))
    .map(([filled, query]) => (query ? `${filled}?${new URLSearchParams(asTexts(query))}` : filled));
  const body = fc.oneof(
    { weight: 8, arbitrary: fieldsOf(contract.body ?? contract.form).map((fields) => textOf(fields, contract)) },
    { weight: 1, arbitrary: NASTY.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom(...TEXTS) },
  );
  const usual = contentTypeOf(contract);
  const contentType = fc.oneof(
    { weight: 8, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
  );
  return fc.record({
    method: fc.constant(method),
    url,
    contentType,
    payload: method === 'GET' ? fc.constant(undefined) : body,
  });
}

/** One request of each malformed shape to one call. */
export function malformedShapes(name: CallName, contract: CallContract): MalformedRequest[] {
  const [method = 'GET', path = '/'] = name.split(' ');
  const query = fieldNames(contract.query);
  const fields = fieldNames(contract.body ?? contract.form);
  const plausible = path.replace(/\{(\w+)\}/g, (_whole, field: string) => plausibleValue(contract.params, field));
  const filledWith = (value: unknown, { text = textOf(every(fields, value), contract) } = {}): MalformedRequest => {
    const address = path.replace(/\{\w+\}/g, encode(asText(value)).slice(0, 900) || 'x');
    const asked = new URLSearchParams(asTexts(every(query, value))).toString();
    return {
      method,
      url: asked ? `${address}?${asked}` : address,
      contentType: contentTypeOf(contract),
      payload: method === 'GET' ? undefined : text,
    };
  };
  const otherType = { ...filledWith('1'), contentType: 'application/xml' };
  const withoutBody = { ...filledWith('1'), payload: undefined };
  const nothingGiven = { ...filledWith('1'), url: plausible, payload: method === 'GET' ? undefined : '{}' };
  return [
    nothingGiven,
    withoutBody,
    otherType,
    ...['{"a":', '[1,2]', '"text"', '{"__proto__":{"admin":true}}'].map((text) => filledWith('1', { text })),
    ...[null, 'a\u0000b', '\ud800', '../../etc/passwd', 'a'.repeat(30_000), 1e308, [[[]]], { length: -1 }].map(
      (value) => filledWith(value),
    ),
  ];
}

/** The first allowed value of a path parameter, so that a request passes it. */
function plausibleValue(schema: z.ZodType | undefined, field: string): string {
  const shape: ObjectShape = schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {};
  const { enum: allowed } = (shape.properties?.[field] ?? {}) as { readonly enum?: readonly string[] };
  return allowed?.[0] ?? 'x';
}

function every(names: readonly string[], value: unknown): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

function contentTypeOf({ form }: CallContract): string {
  return form ? 'application/x-www-form-urlencoded' : 'application/json';
}

function parameters(path: string): fc.Arbitrary<string> {
  const names = path.match(/\{\w+\}/g) ?? [];
  return fc
    .array(fc.oneof(NASTY, PLAUSIBLE), { minLength: names.length, maxLength: names.length })
    .map((values) =>
      values.reduce<string>(
        (filled, value, index) =>
          filled.replace(names[index] ?? '', encode(String(asText(value)).slice(0, 150)) || 'x'),
        path,
      ),
    );
}

function fieldsOf(schema: z.ZodType | undefined): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(fieldNames(schema).map((field) => [field, fc.oneof(PLAUSIBLE, NASTY)]));
  return fc
    .tuple(fc.record(fields, { requiredKeys: [] }), fc.dictionary(fc.string({ maxLength: 12 }), NASTY, { maxKeys: 2 }))
    .map(([own, foreign]) => ({ ...foreign, ...own }));
}

function fieldNames(schema: z.ZodType | undefined): string[] {
  const shape: ObjectShape = schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {};
  return Object.keys(shape.properties ?? {});
}

function textOf(fields: Record<string, unknown>, contract: CallContract): string {
  return contract.form ? new URLSearchParams(asTexts(fields)).toString() : JSON.stringify(fields);
}

function asTexts(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, asText(value).slice(0, 2000)]));
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Percent-encodes a text; a lone surrogate, which cannot be encoded, is replaced. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
