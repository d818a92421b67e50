const TOKEN = /\{(\w+)\}|\*/g;

/** Any text, which no pattern of ours has as a literal. */
const TEXT = 'sample';

/**
 * Sample paths of a pattern: each allowed value of a parameter once, and some text where any is allowed. A wildcard is
 * empty, one segment, and several segments. One placeholder varies while the others keep their first value. The number
 * of samples is therefore the sum of the values, not their product.
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
