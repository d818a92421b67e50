import styles from './work-photos.module.css';

interface WorkPhotosProps<Photo> {
  /** Names the list where no heading does. */
  readonly label?: string;
  readonly photos: readonly Photo[];
  /** What a photo shows: `Before the work`. */
  readonly nameOf: (photo: Photo) => string;
}

/** Photos of a booking, each a link to the whole picture. */
export function WorkPhotos<Photo extends { readonly url: string }>({ label, photos, nameOf }: WorkPhotosProps<Photo>) {
  return (
    <ul className={styles.photos} aria-label={label}>
      {photos.map((photo, index) => (
        <li key={photo.url}>
          <a href={photo.url}>
            <img
              src={photo.url}
              alt={`${nameOf(photo)}, ${index + 1} of ${photos.length}`}
              width={320}
              height={240}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
