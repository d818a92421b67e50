import { LinkButton } from '@aangan/shared-kit/ui/button';
import { PROJECT_WORDS } from './project.words.ts';

/** Leads to the form that asks the builder for a call, a visit or the brochure. */
export function AskLink({ wide = false }: { readonly wide?: boolean }) {
  return (
    <LinkButton variant="primary" to="#ask" wide={wide}>
      {PROJECT_WORDS.ask}
    </LinkButton>
  );
}
