import { splitLink } from '@aangan/shared-kit/links/rent-pay';
import { useLoginFirst } from '@aangan/shared-kit/platform/login-first';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import { JOIN_LOGIN, JOIN_WORDS } from './rent-split.words.ts';

/** Joins a rent after a login. */
export function JoinButton({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const joining = useMutation('POST /api/v1/rent-pay/flatmate-link/{token}/join');
  // The token is read from the page again, so that nothing secret is saved during the login.
  const join = useLoginFirst({ flow: JOIN_LOGIN, resume: 'join-rent' }, async (_: null) => {
    const joined = await joining.run({ params: { token } });
    if (joined) await navigate(splitLink(joined.answer.tenancyId), { replace: true });
  });
  return (
    <Stack gap={8}>
      <noscript>{JOIN_WORDS.needsScript}</noscript>
      {joining.problem !== undefined && <AlertNote tone="error">{joining.problem}</AlertNote>}
      <Button variant="primary" wide busy={joining.busy} onClick={() => void join(null)}>
        {JOIN_WORDS.join}
      </Button>
      <SmallText>{JOIN_WORDS.needsLogin}</SmallText>
    </Stack>
  );
}
