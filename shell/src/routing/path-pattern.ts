import type { PageParams } from '@aangan/shared-kit/platform/page';

/** A path pattern of the specification, `{x}` one parameter and `*` a wildcard, ready to match. */
export interface PathPattern {
  readonly source: string;
  readonly regex: RegExp;
  /** What each matching path begins with: most patterns are refused by it alone. */
  readonly prefix: string;
  readonly names: readonly string[];
  /** No parameter and no wildcard. */
  readonly exact: boolean;
  /** Characters that are neither parameter nor wildcard: more of them make the pattern more specific. */
  readonly literals: number;
}

const TOKEN = /\{(\w+)\}|\*/g;

/**
 * Compiles a pattern. A `{x}` matches one or more characters without a slash and may share its segment with text
 * (`/{builder}-prjt-{id}`). A `*` matches any rest, including slashes and an empty text.
 */
export function compilePattern(source: string): PathPattern {
  const names: string[] = [];
  let regex = '';
  let literals = 0;
  let end = 0;
  for (const token of source.matchAll(TOKEN)) {
    const text = source.slice(end, token.index);
    regex += escapeRegex(text);
    literals += text.length;
    end = token.index + token[0].length;
    names.push(token[1] ?? '*');
    regex += token[1] ? '([^/]+)' : '(.*)';
  }
  const rest = source.slice(end);
  return {
    source,
    regex: new RegExp(`^${regex}${escapeRegex(rest)}$`),
    prefix: source.slice(0, source.search(/[{*]|$/)),
    names,
    exact: names.length === 0,
    literals: literals + rest.length,
  };
}

/** The parameters of a path under a pattern, decoded, or undefined when it does not match. */
export function matchPattern(pattern: PathPattern, pathname: string): PageParams | undefined {
  const match = pathname.startsWith(pattern.prefix) && pattern.regex.exec(pathname);
  if (!match) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of pattern.names.entries()) {
    const value = decode(match[index + 1] ?? '');
    if (value === undefined) return undefined;
    params[name] = value;
  }
  return params;
}

/** Exact paths first, then the pattern with more literal characters, then the one with fewer wildcards. */
export function byPrecedence(a: PathPattern, b: PathPattern): number {
  return (
    Number(b.exact) - Number(a.exact) ||
    b.literals - a.literals ||
    wildcards(a) - wildcards(b) ||
    (a.source < b.source ? -1 : 1)
  );
}

function wildcards(pattern: PathPattern): number {
  return pattern.names.filter((name) => name === '*').length;
}

function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A segment of a path, decoded, or undefined when it cannot be decoded. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
