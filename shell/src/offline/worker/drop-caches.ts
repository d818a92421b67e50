/** Deletes caches of this site by their name. */
export async function dropCaches(isMeant: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isMeant).map((name) => caches.delete(name)));
}
