import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import type { CaseStep } from './act-on-case.ts';
import { DIALER_WORDS } from './dialer.words.ts';

const NEXT: CaseStep = 'next';

/** Takes the next case, if one is due. */
export function NextCall({ due }: { readonly due: number }) {
  const { busy } = usePageAction();
  if (due === 0) return <p>{DIALER_WORDS.noneDue}</p>;
  return (
    <ActionForm hidden={{ do: NEXT }} aria-label={DIALER_WORDS.next}>
      <Button type="submit" variant="primary" busy={busy}>
        {DIALER_WORDS.next} ({due})
      </Button>
    </ActionForm>
  );
}
