/** ms that the app has to answer. A person may have to give permission first. */
export const ANSWER_WITHIN_MS = 60_000;

/** Pending requests to the app, identified by an id. */
interface Requests<Answer extends { readonly request: string }> {
  /** @throws Error when no answer comes in time */
  ask(send: (request: string) => void): Promise<Answer>;
  /** An answer without a pending request is ignored. */
  answered(answer: Answer): void;
}

/** @param newId makes ids that cannot be guessed */
export function appRequests<Answer extends { readonly request: string }>(newId: () => string): Requests<Answer> {
  const waiting = new Map<string, (answer: Answer) => void>();
  return {
    ask: (send) =>
      new Promise((resolve, reject) => {
        const request = newId();
        const timer = setTimeout(() => {
          waiting.delete(request);
          reject(new Error('The app did not answer'));
        }, ANSWER_WITHIN_MS);
        waiting.set(request, (answer) => {
          clearTimeout(timer);
          waiting.delete(request);
          resolve(answer);
        });
        send(request);
      }),
    answered: (answer) => waiting.get(answer.request)?.(answer),
  };
}
