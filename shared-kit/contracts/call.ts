import { z } from 'zod';

/**
 * One call of the API: its inputs and its answer. Its key is the method and path in the specification's spelling,
 * with `{x}` for a path parameter: `GET /api/v1/property/{propertyId}`.
 */
export interface CallContract {
  /** One line for the OpenAPI page. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** JSON. */
  readonly body?: z.ZodType;
  /** Form-encoded fields instead of a body, for calls that the specification defines so. */
  readonly form?: z.ZodObject;
  /** The form may also be sent as `multipart/form-data`, with files. A file is a Buffer for the handler. */
  readonly multipart?: true;
  /** A file as the body, with its largest size in bytes; instead of a body. Its type is detected from the content. */
  readonly upload?: number;
  /** The answer is personal to one visitor: no cache may store it. */
  readonly personal?: true;
  /**
   * The call costs or creates something. The caller names the attempt in an `idempotency-key` header, and it happens
   * once.
   */
  readonly idempotent?: true;
  /** The answer (202) comes before the work is done. */
  readonly accepted?: true;
  /** A GET that changes something. As for every other method, only pages of this site may send it. */
  readonly mutates?: true;
  /**
   * A GET that may be answered from a replica of the database: its handler reads from `reader`. Visitors who have just
   * changed something are answered from the primary until the replica has the change.
   */
  readonly replica?: true;
  /** It writes measurements alone: nothing that an answer to its visitor shows. */
  readonly measures?: true;
  /** Called by other companies, such as a payment provider, which authenticate in their own way. */
  readonly outside?: true;
  readonly answer: z.ZodType;
}

export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

export type CallContracts = Readonly<Record<CallName, CallContract>>;

/** A comma list of the given values in a query, `bhk=BHK2,BHK3`; absent means none. */
export function commaList<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values)));
}

/** A comma list of slugs in a query; absent means none. */
export function slugList(maximum: number) {
  return z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(slug).max(maximum));
}

export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lowercase words joined by hyphens');

/** A text that fits a rule of `domain/`, which the form of the field has too. */
export function ruled(rule: (text: string) => string | undefined) {
  return z
    .string()
    .trim()
    .max(200)
    .superRefine((text, context) => {
      const message = rule(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });
}

/** `true` or `1` in a query is true; absent is false. */
export const flag = z
  .enum(['true', '1', 'false', '0', ''])
  .default('false')
  .transform((text) => text === 'true' || text === '1');

export const latitude = z.coerce.number().min(-90).max(90);
export const longitude = z.coerce.number().min(-180).max(180);

/** The answer of every failed call. */
const errorAnswer = z.object({
  statusCode: z.number(),
  /** For people. */
  message: z.string(),
  /** Why, for programs, from the list in `docs/errors/calls.md`; absent for failures that are not in it. */
  code: z.string().optional(),
  /** The invalid input, `query.bhk`, with the reason; only on 400. */
  issues: z.array(z.object({ field: z.string(), reason: z.string() })).optional(),
  /** Details that help the caller to continue; the call's summary says when they exist. */
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
