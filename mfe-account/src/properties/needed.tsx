import type { Publication } from '@aangan/shared-kit/contracts/publishing';
import { manageLink, verificationLink } from '@aangan/shared-kit/links/posting';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { NEEDED_WORDS } from './needed.words.ts';
import type { OwnHome } from './own-home.ts';
import styles from './properties.module.css';

/** What a held listing or a duplicate needs from its owner. */
export function Needed({ home, publication }: { readonly home: OwnHome; readonly publication: Publication }) {
  const { needed, shownInstead } = publication;
  if (shownInstead) {
    return (
      <AlertNote tone="attention">
        <Link to={shownInstead}>{NEEDED_WORDS.other}</Link>
      </AlertNote>
    );
  }
  if (needed.length === 0) return null;
  return (
    <AlertNote tone="attention">
      <p>{NEEDED_WORDS.found}</p>
      <ul className={styles.list}>
        {needed.map(({ signal, found, todo }) => (
          <li key={signal}>
            {found} <Link to={remedyLink(signal, home)}>{todo}</Link>
          </li>
        ))}
      </ul>
    </AlertNote>
  );
}

/** The step of the form that a finding is about; papers where the person is in doubt. */
function remedyLink(signal: string, { id, category }: OwnHome): string {
  if (signal === 'price') return manageLink({ id, category, pageName: 'price' });
  if (signal === 'text') return manageLink({ id, category, pageName: 'amenities' });
  if (signal === 'photos') return manageLink({ id, category, pageName: 'photos' });
  return verificationLink(id);
}
