import { PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import type { ReactNode } from 'react';

interface OverlayFrameProps {
  readonly title: string;
  /** The purpose of the page, shown under its title. */
  readonly purpose: ReactNode;
  readonly children: ReactNode;
}

/** The common frame of all overlay pages, in a sheet and as a page. */
export function OverlayFrame({ title, purpose, children }: OverlayFrameProps) {
  return (
    <PageColumn width="full" top={32} bottom={72}>
      <PageHeading>
        <h1>{title}</h1>
        <p>{purpose}</p>
      </PageHeading>
      {children}
    </PageColumn>
  );
}
