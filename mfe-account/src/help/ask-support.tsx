import { SUPPORT_CHAT_LINK } from '@aangan/shared-kit/links/support-chat';
import { TICKETS_LINK } from '@aangan/shared-kit/links/tickets';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Section } from '@aangan/shared-kit/ui/layout';
import { HELP_WORDS } from './help.words.ts';

/** The way to a person of support. @param to the form, with what it is about */
export function AskSupport({ to }: { readonly to: string }) {
  return (
    <Section aria-labelledby="ask">
      <h2 id="ask">{HELP_WORDS.ask}</h2>
      <p>{HELP_WORDS.askLead}</p>
      <ActionsRow>
        <LinkButton to={to} variant="primary">
          {HELP_WORDS.ask}
        </LinkButton>
        <LinkButton to={SUPPORT_CHAT_LINK}>{HELP_WORDS.chat}</LinkButton>
        <LinkButton to={TICKETS_LINK}>{HELP_WORDS.requests}</LinkButton>
      </ActionsRow>
    </Section>
  );
}
