import { HeartButton } from '@aangan/shared-kit/ui/heart-button';
import { heartIcon } from '@aangan/shared-kit/ui/icon-paths';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { HEART_WORDS } from './project-heart.words.ts';
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
      {on ? HEART_WORDS.on : HEART_WORDS.off}
    </ScriptedButton>
  );
}

/** Shortlists a project from a corner of its photo. */
export function ProjectHeart({ id, name, className }: ShortlistProjectProps) {
  const { on, toggle } = useShortlisted(id);
  return <HeartButton on={on} title={name} onPress={toggle} className={className} />;
}
