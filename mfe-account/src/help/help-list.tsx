import type { HelpEntry } from '@aangan/shared-kit/contracts/help';
import { HELP_LINK } from '@aangan/shared-kit/links/help';
import { Link } from '@aangan/shared-kit/platform/router';
import { Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import styles from './help.module.css';

/** Articles with their answer in a sentence. */
export function HelpList({ articles }: { readonly articles: readonly HelpEntry[] }) {
  return (
    <Rows>
      {articles.map(({ id, title, summary }) => (
        <li key={id}>
          <Link to={`${HELP_LINK}/${id}`} className={styles.entry}>
            {title}
          </Link>
          <SmallText>{summary}</SmallText>
        </li>
      ))}
    </Rows>
  );
}
