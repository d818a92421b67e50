const PARAMETER = /\{(\w+)\}/g;

interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/**
 * Method and address of a call: path parameters filled in, query appended in the given order, absent values omitted.
 * @throws TypeError when a path parameter is missing or would lead to another address
 */
export function callAddress(call: string, parts: CallParts): { method: string; path: string } {
  const [method = '', template = ''] = call.split(' ');
  const path = template.replace(PARAMETER, (_token, name: string) => {
    const value = parts.params?.[name];
    if (value === undefined) throw new TypeError(`${call} needs the parameter "${name}"`);
    // No encoding prevents such a segment from changing the path.
    if (value === '.' || value === '..') throw new TypeError(`${call} cannot have the "${name}" ${value}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams(
    Object.entries(parts.query ?? {})
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return { method, path: query ? `${path}?${query}` : path };
}
