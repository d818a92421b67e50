import { BUILDER_DESK_LINKS } from '@aangan/shared-kit/links/project-account';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { LinkTabs } from '@aangan/shared-kit/ui/tabs';
import type { ReactNode } from 'react';
import { DESK_WORDS } from './desk.words.ts';

export type DeskPage = keyof typeof BUILDER_DESK_LINKS;

const PAGES = Object.keys(BUILDER_DESK_LINKS) as DeskPage[];

interface DeskFrameProps {
  readonly page: DeskPage;
  /** One line under the heading. */
  readonly about: string;
  readonly children: ReactNode;
}

/** The frame of the pages for builders: heading, navigation and content. */
export function DeskFrame({ page, about, children }: DeskFrameProps) {
  return (
    <PageColumn width="medium">
      <PageHeading>
        <h1>{page === 'account' ? DESK_WORDS.title : DESK_WORDS.tabs[page]}</h1>
        <Lead>{about}</Lead>
      </PageHeading>
      <LinkTabs
        label={DESK_WORDS.navigation}
        items={PAGES.map((each) => ({
          label: DESK_WORDS.tabs[each],
          to: BUILDER_DESK_LINKS[each],
          current: each === page,
        }))}
      />
      {children}
    </PageColumn>
  );
}

/** Shown to people whom staff have not verified. */
export function NotVerified() {
  return (
    <EmptyState
      title={DESK_WORDS.notVerified}
      actions={
        <LinkButton to={BUILDER_DESK_LINKS.account} variant="primary">
          {DESK_WORDS.toAccount}
        </LinkButton>
      }
    />
  );
}

/** The data of a page for builders; undefined for people whom staff have not verified. */
export async function ifVerified<Data>(loading: Promise<Data>): Promise<Data | undefined> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  }
}
