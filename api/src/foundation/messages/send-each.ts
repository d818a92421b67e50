/**
 * Sends one after the other; one that fails keeps none of the others.
 * @param what they are, for the log: `messages of alerts`
 * @throws AggregateError once all others were sent, of those that could not be
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
