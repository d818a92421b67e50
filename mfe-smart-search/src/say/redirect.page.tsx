import { SMART_SEARCH_LINK } from '@aangan/shared-kit/links/smart-search';
import type { PageArgs, PageModule } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { SAY_WORDS } from './say.words.ts';

/** Leads a message's track id to its session, or to the box with the same wishes. */
export async function loader({ params, platform }: PageArgs): Promise<null> {
  const [{ trackedView }, { sayAddress }] = await Promise.all([import('./tracked.ts'), import('./say-address.ts')]);
  const { view } = await trackedView(platform, params.track_id ?? '');
  if (view) throw redirect(sayAddress(view));
  return null;
}

export const head: NonNullable<PageModule<null>['head']> = () => ({ title: SAY_WORDS.metaTitle, robots: 'noindex' });

/** The track id leads nowhere. */
export function Component() {
  return (
    <PageColumn width="form">
      <PageHeading>
        <h1>{SAY_WORDS.title}</h1>
      </PageHeading>
      <EmptyState
        icon={searchIcon}
        title={SAY_WORDS.restartTitle}
        actions={
          <LinkButton variant="primary" to={SMART_SEARCH_LINK}>
            {SAY_WORDS.searchNew}
          </LinkButton>
        }
      >
        <p>{SAY_WORDS.restartHelp}</p>
      </EmptyState>
    </PageColumn>
  );
}
