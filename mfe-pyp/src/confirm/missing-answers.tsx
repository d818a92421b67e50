import type { Draft } from '@aangan/shared-kit/contracts/posting';
import { PAGE_TITLES } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { SmallHeading } from '@aangan/shared-kit/ui/layout';
import { fieldElementId } from '../listing-form/public.ts';
import styles from './confirm.module.css';
import { MISSING } from './confirm.words.ts';

/** What keeps the draft from being published; each line leads to its field. */
export function MissingAnswers({ draft: { id, category, problems } }: { readonly draft: Draft }) {
  if (problems.length === 0) return null;
  // The pin has two fields and one message.
  const shown = problems.filter(({ message }, at) => problems.findIndex((each) => each.message === message) === at);
  return (
    <AlertNote tone="attention">
      <SmallHeading>{MISSING}</SmallHeading>
      <ul className={styles.problems}>
        {shown.map(({ field, page, message }) => (
          <li key={field}>
            <Link to={`${manageLink({ id, category, pageName: page })}#${fieldElementId(field)}`}>
              {PAGE_TITLES[page]}: {message}
            </Link>
          </li>
        ))}
      </ul>
    </AlertNote>
  );
}
