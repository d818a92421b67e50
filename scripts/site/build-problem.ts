/** An error as its author needs it, without the compiler's own stack. */
export function withoutFrames(message: string): string {
  return message
    .split('\n')
    .filter((line) => !/^\s+(at |\d+: )/.test(line))
    .join('\n');
}
