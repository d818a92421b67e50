/**
 * A contract's path in Fastify's spelling. A parameter that shares its segment with text, as in
 * `{type}similar`, becomes a pattern of letters and underscores.
 * @example fastifyPath('/api/v1/property/{propertyId}') // '/api/v1/property/:propertyId'
 */
export function fastifyPath(path: string): string {
  return path
    .split('/')
    .map((segment) =>
      segment.replace(/\{(\w+)\}(.*)$/, (_, name: string, rest: string) =>
        rest === '' ? `:${name}` : `:${name}(^[a-z_]*?)${rest}`,
      ),
    )
    .join('/');
}
