import { PhotoBar } from '@aangan/shared-kit/ui/photo-bar';
import { ShareCorner } from '@aangan/shared-kit/ui/share-corner';
import { ShortlistButton } from '../shortlist/public.ts';
import type { DetailData } from './detail-data.ts';

interface ListingPhotoBarProps {
  readonly listing: Pick<DetailData, 'id' | 'title' | 'url' | 'status' | 'results'>;
}

/** Back, shortlist and share over the first photo on phones; wide screens have them in the page. */
export function ListingPhotoBar({ listing: { id, title, url, status, results } }: ListingPhotoBarProps) {
  return (
    <PhotoBar backTo={results}>
      {(button) => (
        <>
          {status === null && <ShortlistButton id={id} title={title} className={button} />}
          <ShareCorner title={title} path={url} className={button} />
        </>
      )}
    </PhotoBar>
  );
}
