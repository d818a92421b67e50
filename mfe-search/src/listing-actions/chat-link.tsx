import { newChatLink } from '@aangan/shared-kit/links/chat';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useResumedAction } from '@aangan/shared-kit/platform/resumed-action';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { chatIcon } from '@aangan/shared-kit/ui/icon-paths';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { LOGIN_REASONS } from '../login-reasons/public.ts';

const LABEL = 'Chat with owner';

/** Leads to the chat about a listing. A visitor logs in first. */
export function ChatLink({ id }: { readonly id: string }) {
  const { session, signUp } = usePlatform();
  const navigate = useNavigate();
  const resume = `chat:${id}`;
  const open = () => void navigate(newChatLink(id));
  useResumedAction(resume, open);
  if (session.loggedIn) {
    return (
      <LinkButton variant="quiet" size="small" icon={chatIcon} to={newChatLink(id)}>
        {LABEL}
      </LinkButton>
    );
  }
  const logIn = async () => {
    if (await signUp.require(LOGIN_REASONS.chat, { resume })) open();
  };
  return (
    <ScriptedButton icon={chatIcon} onClick={() => void logIn()}>
      {LABEL}
      <span className="visually-hidden"> · login needed</span>
    </ScriptedButton>
  );
}
