import { profileLink } from '@aangan/shared-kit/links/account';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { heartIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Lead, PageHeading, SmallText, Unscripted } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { useEffect, useEffectEvent } from 'react';
import { mergeProjects } from '../project-shortlist/public.ts';
import { tileData } from '../project-tile/public.ts';
import styles from './shortlist.module.css';
import { ShortlistedProjects } from './shortlisted-projects.tsx';
import { SHORTLIST_WORDS as WORDS } from './shortlisted-projects.words.ts';
import { useDeviceProjects } from './use-device-projects.ts';

/** The projects of the account; null for a visitor without login, whose projects are on the device. */
export async function loader({ platform: { http, session } }: PageArgs) {
  if (!session.loggedIn) return { projects: null };
  const { entries } = await http.request('GET /api/v1/user/project-shortlist', {});
  return { projects: entries.map(({ project }) => tileData({ ...project, sponsored: false })) };
}

export const head = () => personalHead(WORDS.title);

export function Component() {
  const { projects } = usePageData<typeof loader>();
  const { session } = usePlatform();
  const device = useDeviceProjects(projects === null);
  useMergedProjects(projects !== null);
  const shown = projects ?? device.projects;
  return (
    <PageColumn width="full" bottom={72}>
      <PageHeading>
        <h1>{WORDS.title}</h1>
        <Lead>{WORDS.about}</Lead>
        {projects === null && <Unscripted>{WORDS.noScript}</Unscripted>}
        {projects === null && !!shown?.length && <SmallText>{WORDS.onDevice}</SmallText>}
      </PageHeading>
      <div className={styles.reserved}>
        {device.failed && (
          <AlertNote tone="error" onRetry={device.lookUp}>
            {WORDS.failed}
          </AlertNote>
        )}
        {shown?.length === 0 && (
          <EmptyState
            icon={heartIcon}
            title={WORDS.empty}
            actions={
              <LinkButton to={`/new-projects-in-${session.city}`} variant="primary">
                {WORDS.browse}
              </LinkButton>
            }
          >
            <p>{WORDS.emptyHelp}</p>
          </EmptyState>
        )}
        {shown && shown.length > 0 && <ShortlistedProjects key={shown.map(({ id }) => id).join()} projects={shown} />}
      </div>
      <p>
        <Link to={profileLink('shortlist')}>{WORDS.homes}</Link>
      </p>
    </PageColumn>
  );
}

/** Moves the projects of this device into the account, and then shows them too. */
function useMergedProjects(wanted: boolean): void {
  const platform = usePlatform();
  const { revalidate } = useRevalidator();
  const merge = useEffectEvent(async () => {
    if (await mergeProjects(platform)) await revalidate();
  });
  useEffect(() => {
    // The import failed. The projects stay on the device until the next visit.
    if (wanted) merge().catch(() => undefined);
  }, [wanted]);
}
