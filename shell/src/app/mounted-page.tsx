import {
  type MountedPage,
  type MountProps,
  type PageModule,
  usePageData,
  usePageParams,
} from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useLocation, useNavigate } from '@aangan/shared-kit/platform/router';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type LiveParcel, liveParcel } from './live-parcel.ts';

/**
 * Wraps a page that is not written in React in a component, which gives it a region of the document and mounts it there
 * with single-spa.
 * @param where names the page in reports
 */
export function mountedPageModule(page: MountedPage, where: string): PageModule {
  const bootstrap = onlyOnce(page.bootstrap);
  const once: MountedPage = { ...page, ...(bootstrap && { bootstrap }) };
  return {
    ...(page.loader && { loader: page.loader }),
    ...(page.head && { head: page.head }),
    // biome-ignore lint/correctness/noComponentHookFactories: one component a page, made once with its module
    Component: () => <MountedRegion page={once} where={where} />,
  };
}

function MountedRegion({ page, where }: { page: MountedPage; where: string }) {
  const facts = usePageFacts();
  const region = useRef<HTMLDivElement>(null);
  const parcel = useRef<LiveParcel>(undefined);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const navigate = useNavigate();
  const hydrating = useSyncExternalStore(never, no, yes);
  // Written by the server only: later the page fills its region by itself, at once.
  const [html] = useState(() => (hydrating ? (page.html?.(facts) ?? null) : null));

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const props: MountProps = { ...facts, element, navigate: (path) => void navigate(path) };
    if (parcel.current) parcel.current.update(props);
    else {
      parcel.current = liveParcel(page, props, {
        failed: (error) => setFailure({ error }),
        failedLate: (error) => facts.platform.errors.report(error, { remote: where }),
      });
    }
  }, [page, where, facts, navigate]);

  useEffect(
    () => () => {
      parcel.current?.unmount();
      parcel.current = undefined;
    },
    [],
  );

  // To the boundary around the page's region, like any page's error.
  if (failure) throw failure.error;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, which it escapes
  return <div ref={region} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html as string }} />;
}

/** The props of a mounted page, the same object until one of them changes. */
function usePageFacts(): Omit<MountProps, 'element' | 'navigate'> {
  const data: unknown = usePageData();
  const params = usePageParams();
  const platform = usePlatform();
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const url = new URL(pathname + search, platform.origin);
    return { data, params, platform, url };
  }, [data, params, platform, pathname, search]);
}

function onlyOnce(bootstrap: MountedPage['bootstrap']): MountedPage['bootstrap'] {
  if (!bootstrap) return undefined;
  let done: Promise<void> | undefined;
  return (props) => {
    done ??= bootstrap(props).catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
