const TOKEN = /\{(\w+)\}|\*/g;

/** Any text, which no pattern of ours has as a literal. */
const TEXT = 'sample';

/**
 * Paths that a pattern means: with each allowed value of a parameter once, some text where any will do, and for a
 * wildcard nothing, something, and something in several segments. One part varies while the others keep their first
 * value, so a pattern has as many samples as its parts have values together, not their product.
 */
export function samplePaths(
  pattern: string,
  params: Readonly<Record<string, readonly string[]>> = {},
): readonly string[] {
  const tokens = [...pattern.matchAll(TOKEN)];
  const choices = tokens.map(([, name]) =>
    name === undefined ? [TEXT, '', `${TEXT}/${TEXT}`] : valuesOf(params[name]),
  );
  const first = choices.map(([value = TEXT]) => value);
  const texts = literalsOf(pattern, tokens);
  const samples = choices.flatMap((values, index) => values.map((value) => fill(texts, first.with(index, value))));
  return [...new Set([fill(texts, first), ...samples])];
}

function valuesOf(allowed: readonly string[] | undefined): readonly string[] {
  return allowed?.length ? allowed : [TEXT];
}

function literalsOf(pattern: string, tokens: readonly RegExpExecArray[]): string[] {
  const ends = tokens.map((token) => token.index + token[0].length);
  const starts = [0, ...ends];
  return starts.map((start, index) => pattern.slice(start, tokens[index]?.index));
}

function fill(texts: readonly string[], values: readonly string[]): string {
  return texts.map((text, index) => text + (values[index] ?? '')).join('');
}
