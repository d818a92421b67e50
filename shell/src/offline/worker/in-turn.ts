/** Does one thing at a time to what is kept: two at once could drop what the other has just fetched. */
export async function inTurn(worker: ServiceWorkerGlobalScope, work: () => Promise<void>): Promise<void> {
  await worker.navigator.locks.request('aangan-offline', work);
}
