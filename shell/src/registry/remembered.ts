/**
 * Remembers what is costly to make and never changes, by key: made once, however many ask at the same time.
 * What could not be made is tried again for the next who asks.
 * @param capacity keys after which the one asked for least lately is forgotten
 */
export function remembered<Value>(
  capacity: number,
  make: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const values = new Map<string, Promise<Value>>();
  return (key) => {
    const value = values.get(key) ?? make(key);
    // Set anew, so that the first is the one asked for least lately.
    values.delete(key);
    values.set(key, value);
    value.catch(() => {
      if (values.get(key) === value) values.delete(key);
    });
    const oldest = values.keys().next().value;
    if (values.size > capacity && oldest !== undefined) values.delete(oldest);
    return value;
  };
}
