import { z } from 'zod';

/**
 * The answer of a call of home services: `sts` 1 with what was asked, or 0 with the reason of a refusal that the visitor
 * can do something about. Missing logins and invalid inputs stay errors of HTTP.
 * Source: services-and-platform, section 7 (home-services host: sts 1 and 0).
 */
export function hsAnswer<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.discriminatedUnion('sts', [
    z.object({ sts: z.literal(1), status_code: z.literal(200), ...shape }),
    z.object({ sts: z.literal(0), status_code: z.number().int(), message: z.string() }),
  ]);
}
