import { STORE_SHORT_LINK } from '@aangan/shared-kit/domain/app-links';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useLocation } from '@aangan/shared-kit/platform/router';
import type { MouseEvent } from 'react';

/** The link from the mobile web into the app: the current page, or the store. Without JavaScript, the store. */
export function OpenInApp({ className }: { className: string | undefined }) {
  const { device, http } = usePlatform();
  const { pathname, search } = useLocation();
  if (device !== 'MOBILE_WEB') return null;

  const open = async (event: MouseEvent) => {
    event.preventDefault();
    const { appLink } = await import(/* webpackChunkName: "app-link" */ './app-link.ts');
    window.location.assign(await appLink(http, pathname + search));
  };
  return (
    <a className={className} href={STORE_SHORT_LINK} onClick={(event) => void open(event)}>
      Open in the app
    </a>
  );
}
