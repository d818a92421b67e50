/** Runs changes of the caches one at a time: two at once could delete what the other has just fetched. */
export async function inTurn(worker: ServiceWorkerGlobalScope, work: () => Promise<void>): Promise<void> {
  await worker.navigator.locks.request('aangan-offline', work);
}
