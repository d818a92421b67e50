import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { useState } from 'react';
import { dialled, splitPhone } from '../leads/public.ts';

interface ServiceCallProps {
  /** The chosen service: `Packers and movers`. */
  readonly service: string;
}

/** Requests a call about a service, with the name and number of the logged-in person. */
export function ServiceCall({ service }: ServiceCallProps) {
  const { http, attribution } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly tone: 'good' | 'error'; readonly words: string }>();
  const ask = async () => {
    setBusy(true);
    try {
      const { name, user_phone } = await http.request('GET /api/v3/user/info', {});
      const { dialCode, number } = splitPhone(user_phone);
      const { message } = await http.request('POST /api/v1/misc/lead/add', {
        form: {
          ...{ name: name ?? '', ...dialled(dialCode, number) },
          ...{ source: 'WEBSITE', subSource: 'home_feedback', message: service },
          ...attributionFields(attribution.current()),
        },
      });
      setSaid({ tone: 'good', words: message });
    } catch (error) {
      setSaid({ tone: 'error', words: failureMessage(error) });
    }
    setBusy(false);
  };
  return (
    <>
      {said && <AlertNote tone={said.tone}>{said.words}</AlertNote>}
      {said?.tone !== 'good' && (
        <Button size="small" busy={busy} onClick={() => void ask()}>
          Have us call you: {service}
        </Button>
      )}
    </>
  );
}
