/** ms that the app has to answer: a person may have to allow it first. */
export const ANSWER_WITHIN_MS = 60_000;

/** Questions to the app that wait for their answers, told apart by an id. */
interface Requests<Answer extends { readonly request: string }> {
  /** @throws Error when no answer comes in time */
  ask(send: (request: string) => void): Promise<Answer>;
  /** An answer to nothing that was asked is left alone. */
  answered(answer: Answer): void;
}

/** @param newId makes ids that nobody can guess */
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
