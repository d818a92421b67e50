import { counted } from '@aangan/shared-kit/domain/counted';
import { profileLink } from '@aangan/shared-kit/links/account';
import { ALERTS_LINK } from '@aangan/shared-kit/links/alerts';
import { pageLinks, pageOf } from '@aangan/shared-kit/links/page-links';
import { SHORTLISTED_PROJECTS_LINK } from '@aangan/shared-kit/links/project-account';
import { deviceShortlist, saveOnDevice } from '@aangan/shared-kit/platform/device-shortlist';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { saveForOffline } from '@aangan/shared-kit/platform/save-offline';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { heartIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import { useEffect, useEffectEvent } from 'react';
import { homeLine } from '../homes/public.ts';
import { ProfileFrame } from '../profile-frame/public.ts';
import { recentSection } from './recent-section.ts';
import { SHORTLIST_WORDS } from './shortlist.words.ts';
import { ShortlistedHomes } from './shortlisted-homes.tsx';

/** Source: product-and-plans, section 2 (profile tabs). */
export async function loader({ url, platform: { http } }: PageArgs) {
  const [{ entries, total, page, size }, { viewed, searches }, projects] = await Promise.all([
    http.request('GET /api/v1/user/shortlist', { query: { page: pageOf(url.searchParams) } }),
    http.request('GET /api/v1/user/activity', {}),
    http.request('GET /api/v1/user/project-shortlist/ids', {}),
    recentSection.load(),
  ]);
  return {
    homes: entries.map(({ record }) => homeLine(record)),
    total,
    page,
    size,
    viewed: viewed.map(({ record, viewedOn }) => ({ home: homeLine(record), viewedOn })),
    searches,
    projects: projects.ids.length,
  };
}

export const head = () => personalHead('Your shortlist');

export function Component() {
  const { homes, total, page, size, viewed, searches, projects } = usePageData<typeof loader>();
  const links = pageLinks(profileLink('shortlist'), total, size);
  useDeviceShortlist();
  // The pages of these homes are cached so that they can be read offline on the way to a visit.
  useEffect(
    () =>
      saveForOffline(
        homes.map(({ url }) => url),
        'shortlist',
      ),
    [homes],
  );
  return (
    <ProfileFrame title="Shortlist" lead={SHORTLIST_WORDS.lead}>
      {homes.length > 0 ? (
        <>
          <ShortlistedHomes key={homes.map(({ id }) => id).join()} homes={homes} total={total} />
          <Pagination current={page} last={links.last} pages={links.pages} />
        </>
      ) : (
        <EmptyState icon={heartIcon} title="No homes yet" actions={<LinkButton to="/">Look at homes</LinkButton>}>
          <p>{SHORTLIST_WORDS.empty}</p>
        </EmptyState>
      )}
      <DeferredSection section={recentSection} with={{ viewed, searches }} />
      {projects > 0 && (
        <p>
          <Link to={SHORTLISTED_PROJECTS_LINK}>{counted(projects, 'builder project', 'builder projects')}</Link>{' '}
          {SHORTLIST_WORDS.projects}
        </p>
      )}
      <p>
        <Link to={ALERTS_LINK}>Your alerts</Link>
        {SHORTLIST_WORDS.alerts}
      </p>
    </ProfileFrame>
  );
}

/** Imports the shortlist saved in this browser before the login. */
function useDeviceShortlist(): void {
  const { http } = usePlatform();
  const { revalidate } = useRevalidator();
  const merge = useEffectEvent(async () => {
    const ids = deviceShortlist();
    if (ids.length === 0) return;
    await http.request('POST /api/v1/user/shortlist/merge', { json: { ids } });
    saveOnDevice([]);
    await revalidate();
  });
  useEffect(() => {
    // The import failed. The list stays on the device until the next visit.
    merge().catch(() => undefined);
  }, []);
}
