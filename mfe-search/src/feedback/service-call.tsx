import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
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
  const [said, setSaid] = useState<string>();
  const { busy, problem, run } = useMutation(async (message: string, options) => {
    const { name, user_phone } = await http.request('GET /api/v3/user/info', {}, options);
    const { dialCode, number } = splitPhone(user_phone);
    const form = {
      ...{ name: name ?? '', ...dialled(dialCode, number) },
      ...{ source: 'WEBSITE', subSource: 'home_feedback', message },
      ...attributionFields(attribution.current()),
    };
    return http.request('POST /api/v1/misc/lead/add', { form }, options);
  });
  const ask = async () => setSaid((await run(service))?.answer.message);
  return (
    <>
      {said && <AlertNote tone="good">{said}</AlertNote>}
      {problem && <AlertNote tone="error">{problem}</AlertNote>}
      {!said && (
        <Button size="small" busy={busy} onClick={() => void ask()}>
          Request a call: {service}
        </Button>
      )}
    </>
  );
}
