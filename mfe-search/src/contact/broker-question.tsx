import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { CONTACT_WORDS } from './contact.words.ts';

/** Asks a person whose account looks like a broker’s whether they are one. */
export function BrokerQuestion({ onAnswered }: { readonly onAnswered: () => void }) {
  const { http } = usePlatform();
  const { busy, problem, run } = useMutation((broker: boolean, options) =>
    http.request(broker ? 'POST /api/v1/user/broker-declaration' : 'POST /api/v1/user/broker-denial', {}, options),
  );
  const declare = async (broker: boolean) => {
    if (await run(broker)) onAnswered();
  };
  return (
    <>
      <SmallText>{CONTACT_WORDS.recorded}</SmallText>
      {problem && <AlertNote tone="error">{problem}</AlertNote>}
      <Button variant="primary" wide busy={busy} onClick={() => void declare(false)}>
        {CONTACT_WORDS.seeker}
      </Button>
      <Button wide busy={busy} onClick={() => void declare(true)}>
        I am a broker
      </Button>
    </>
  );
}
