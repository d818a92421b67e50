/**
 * What a promise gives, if it gives it in time; nobody hears of it afterwards.
 * @param late makes the error for when it does not
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
