import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import styles from './photo-step.module.css';
import { PHOTOS_LATER, PHOTOS_LATER_HELP } from './photos.words.ts';

interface PhotosLaterProps {
  readonly propertyId: string;
  /** Whether the owner has said so. */
  readonly saved: boolean;
}

/** The choice to publish without photos. */
export function PhotosLater({ propertyId, saved }: PhotosLaterProps) {
  const { revalidate } = useRevalidator();
  const saving = useMutation('PUT /api/v1/property/manage/{propertyId}/no-photos');
  const [chosen, setChosen] = useState(saved);
  async function choose(noPhotos: boolean): Promise<void> {
    setChosen(noPhotos);
    const done = await saving.run({ params: { propertyId }, json: { noPhotos } });
    if (done) await revalidate();
    else setChosen(!noPhotos);
  }
  return (
    <div className={styles.later}>
      <input
        id="photos-later"
        type="checkbox"
        checked={chosen}
        aria-describedby="photos-later-help"
        disabled={saving.busy}
        onChange={({ target }) => void choose(target.checked)}
      />
      <label htmlFor="photos-later">{PHOTOS_LATER}</label>
      <SmallText id="photos-later-help">{PHOTOS_LATER_HELP}</SmallText>
      {saving.problem !== undefined && <AlertNote tone="error">{saving.problem}</AlertNote>}
    </div>
  );
}
