/** An unguessable number from 0 up to but not including 1, for `randomId`. Browsers and Node. */
export function secureRandom(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / 2 ** 32;
}
