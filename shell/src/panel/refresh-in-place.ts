import type { RefreshHost } from '@aangan/shared-kit/platform/react-refresh';

/**
 * Replaces what has changed in the open document.
 * @param changed new versions, by remote
 * @param remotes those that the document can refresh
 * @returns false unless the document shows all of them now
 */
export async function refreshInPlace(
  changed: Readonly<Record<string, string>>,
  remotes: RefreshHost['remotes'] | undefined,
): Promise<boolean> {
  const versions = Object.entries(changed);
  if (versions.length === 0 || versions.some(([name]) => !remotes?.has(name))) return false;
  const refreshed = await Promise.all(
    versions.map(async ([name, version]) => {
      try {
        return await remotes?.get(name)?.(version);
      } catch {
        // No module accepts the change, or its files cannot be fetched.
        return false;
      }
    }),
  );
  return refreshed.every(Boolean);
}
