import { deviceIds } from '@aangan/shared-kit/platform/device-ids';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { DEVICE_PROJECTS } from '../project-shortlist/public.ts';
import { type TileData, tileData } from '../project-tile/public.ts';

/**
 * Projects stored on the device of a visitor without login. Only the browser knows them, so they load after the page
 * and not in a loader.
 * @param wanted false for an account, whose projects are in the page
 */
export function useDeviceProjects(wanted: boolean) {
  const { http } = usePlatform();
  const [projects, setProjects] = useState<readonly TileData[]>();
  const [failed, setFailed] = useState(false);
  const lookUp = async () => {
    const ids = deviceIds(DEVICE_PROJECTS);
    try {
      const found =
        ids.length === 0
          ? []
          : (await http.request('GET /api/v1/project/cards', { query: { ids: ids.join(',') } })).projects;
      startTransition(() => {
        setProjects(found.map((card) => tileData({ ...card, sponsored: false })));
        setFailed(false);
      });
    } catch {
      // The page shows the error with a retry button.
      startTransition(() => setFailed(true));
    }
  };
  const start = useEffectEvent(lookUp);
  useEffect(() => {
    if (wanted) void start();
  }, [wanted]);
  return { projects, failed, lookUp: () => void lookUp() };
}
