import { ListingProgress } from '@aangan/shared-kit/ui/listing-progress';
import type { HomeLine } from '../homes/public.ts';

/** What the person has done about a home. */
export function HomeProgress({ home: { id, title, status } }: { readonly home: HomeLine }) {
  return <ListingProgress id={id} title={title} closed={status !== undefined} />;
}
