import type { PageHead } from '@aangan/shared-kit/platform/page';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';

export function head({ url }: { url: URL }): PageHead {
  return {
    title: 'New projects | Aangan',
    description: 'New projects of builders, with their prices, plans and RERA records.',
    canonical: url.pathname,
  };
}

export function Component() {
  return (
    <PageColumn width="list">
      <h1>New projects</h1>
    </PageColumn>
  );
}
