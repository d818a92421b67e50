import { heartIcon } from '@aangan/shared-kit/ui/icon-paths';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { ShortlistToggle } from '@aangan/shared-kit/ui/shortlist-toggle';
import { SHORTLIST_WORDS } from './project-shortlist.words.ts';
import { useShortlisted } from './use-project-shortlist.ts';

interface ShortlistProjectProps {
  readonly id: string;
  readonly name: string;
  /** Another look than that in the corner of a card. */
  readonly className?: string | undefined;
}

/** Shortlists a project, with words. */
export function ShortlistProject({ id }: Pick<ShortlistProjectProps, 'id'>) {
  const { on, toggle } = useShortlisted(id);
  return (
    <ScriptedButton icon={heartIcon} iconFilled={on} aria-pressed={on} onClick={toggle}>
      {on ? SHORTLIST_WORDS.on : SHORTLIST_WORDS.off}
    </ScriptedButton>
  );
}

/** Shortlists a project from a corner of its photo. */
export function ShortlistCorner({ id, name, className }: ShortlistProjectProps) {
  const { on, toggle } = useShortlisted(id);
  return <ShortlistToggle on={on} title={name} onPress={toggle} className={className} />;
}
