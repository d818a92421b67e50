/**
 * Caches by key what is costly to make and never changes. Each value is made once, also for concurrent callers. A
 * failure is not cached, so the next caller tries again.
 * @param capacity number of keys; beyond it, the least recently used key is evicted
 */
export function cached<Value>(
  capacity: number,
  make: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const values = new Map<string, Promise<Value>>();
  return (key) => {
    const value = values.get(key) ?? make(key);
    // Set again, so that the first key is the least recently used one.
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
