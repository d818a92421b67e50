/**
 * Sends messages one after the other; a failure does not stop the others.
 * @param what what they are, for the log: `messages of alerts`
 * @throws AggregateError of the failures, once all others were sent
 */
export async function sendEach<Unsent>(
  unsent: readonly Unsent[],
  what: string,
  send: (each: Unsent) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const each of unsent) {
    try {
      await send(each);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what} were not sent.`);
}
