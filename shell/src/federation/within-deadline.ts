/**
 * The value of a promise that settles in time; a later result is ignored.
 * @param late makes the error for a late promise
 */
export async function withinDeadline<Value>(
  promise: Promise<Value>,
  deadlineMs: number,
  late: () => Error,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), deadlineMs);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
