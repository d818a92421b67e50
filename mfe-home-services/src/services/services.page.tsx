import type { PageHead } from '@aangan/shared-kit/platform/page';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';

export function head({ url }: { url: URL }): PageHead {
  return {
    title: 'Home services | Aangan',
    description: 'Cleaning, painting, repairs and pest control with prices shown first.',
    canonical: url.pathname,
  };
}

export function Component() {
  return (
    <PageColumn width="list">
      <h1>Home services</h1>
    </PageColumn>
  );
}
