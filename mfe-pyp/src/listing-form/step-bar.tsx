import { PAGE_NAMES, PAGE_TITLES, type PageName } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { chevronLeftIcon } from '@aangan/shared-kit/ui/note-icon-paths';
import { type ReactNode, useState } from 'react';
import { useDraftForm } from './draft-form.tsx';
import { focusField } from './field-focus.ts';
import { NOT_SENT, SAVE_WORDS } from './listing-form.words.ts';
import styles from './step-bar.module.css';

interface StepBarProps {
  readonly page: PageName;
  /** Replaces the button that leads to the next step. */
  readonly action?: ReactNode;
}

/** Back, Next and whether everything is saved; at the bottom of the screen on phones. */
export function StepBar({ page, action }: StepBarProps) {
  const { draft, saveState, saveProblem } = useDraftForm();
  const at = PAGE_NAMES.indexOf(page);
  const before = PAGE_NAMES[at - 1];
  const next = PAGE_NAMES[at + 1];
  const { busy, notSent, goOn } = useNextStep(page, next);
  return (
    <div className={styles.bar}>
      <p className={styles.state} role="status" data-save-state={saveState}>
        {saveProblem ?? (notSent && saveState === 'offline' ? NOT_SENT : SAVE_WORDS[saveState])}
      </p>
      <div className={styles.buttons}>
        {before && (
          <LinkButton
            to={manageLink({ id: draft.id, category: draft.category, pageName: before })}
            icon={chevronLeftIcon}
          >
            Back
          </LinkButton>
        )}
        {action ??
          (next && (
            <Button variant="primary" wide busy={busy} onClick={() => void goOn()}>
              Next: {PAGE_TITLES[next].toLowerCase()}
            </Button>
          ))}
      </div>
    </div>
  );
}

/** Leads to the next step once this one has no problems and the server has all answers. */
function useNextStep(page: PageName, next: PageName | undefined) {
  const { draft, showProblems, flush } = useDraftForm();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [notSent, setNotSent] = useState(false);
  async function goOn(): Promise<void> {
    const [problem] = showProblems(page);
    if (problem) return focusField(problem.field);
    if (!next) return;
    setBusy(true);
    const sent = await flush();
    setBusy(false);
    setNotSent(!sent);
    if (sent) void navigate(manageLink({ id: draft.id, category: draft.category, pageName: next }));
  }
  return { busy, notSent, goOn };
}
