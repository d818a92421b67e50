import { PAGE_NAMES, PAGE_TITLES, type PageName } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { Link } from '@aangan/shared-kit/platform/router';
import { useDraftForm } from './draft-form.tsx';
import { STEP_STATES } from './listing-form.words.ts';
import styles from './step-progress.module.css';

/** The steps of the form with their states. Any of them can be opened at any time. */
export function StepProgress({ page }: { readonly page: PageName }) {
  const { draft } = useDraftForm();
  return (
    <nav aria-label="Steps">
      <ol className={styles.steps}>
        {PAGE_NAMES.map((each) => {
          const state = draft.progress.steps.find((step) => step.page === each)?.state ?? 'empty';
          return (
            <li key={each}>
              <Link
                to={manageLink({ id: draft.id, category: draft.category, pageName: each })}
                className={styles.step}
                data-state={state}
                aria-current={each === page ? 'step' : undefined}
              >
                <span className={styles.title}>{PAGE_TITLES[each]}</span>
                <span className="visually-hidden">, {STEP_STATES[state]}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
