import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { heartIcon } from '@aangan/shared-kit/ui/icon-paths';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { savedProjects, toggleProject, useSavedProjects } from './saved-projects.ts';
import { SAVED_WORDS } from './saved-projects.words.ts';

interface SavedProject {
  readonly id: string;
  readonly name: string;
}

/** Shortlists a project, with words. */
export function SaveProjectButton({ id }: Pick<SavedProject, 'id'>) {
  const { on, toggle } = useSaved(id);
  return (
    <ScriptedButton icon={heartIcon} iconFilled={on} aria-pressed={on} onClick={toggle}>
      {on ? SAVED_WORDS.saved : SAVED_WORDS.save}
    </ScriptedButton>
  );
}

/** Shortlists a project from a corner of its photo. */
export function SaveProjectCorner({ id, name, className }: SavedProject & { readonly className: string | undefined }) {
  const { on, toggle } = useSaved(id);
  return (
    <button
      type="button"
      className={className}
      title={SAVED_WORDS.save}
      aria-label={`${SAVED_WORDS.save}: ${name}`}
      aria-pressed={on}
      onClick={toggle}
    >
      <Icon path={heartIcon} filled={on} />
    </button>
  );
}

function useSaved(id: string) {
  const { alerts } = usePlatform();
  const on = useSavedProjects().includes(id);
  const toggle = () => {
    const first = savedProjects().length === 0;
    if (toggleProject(id) && first) alerts.show('info', SAVED_WORDS.first);
  };
  return { on, toggle };
}
