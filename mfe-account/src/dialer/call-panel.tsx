import type { OpenedCallCase } from '@aangan/shared-kit/contracts/dialer';
import { isEnded } from '@aangan/shared-kit/domain/calls/call-state';
import { callCaseLink } from '@aangan/shared-kit/links/dialer';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText, Stack, Unscripted } from '@aangan/shared-kit/ui/layout';
import type { CaseStep } from './act-on-case.ts';
import { callWords, DIALER_WORDS, REFUSAL_WORDS, timeWords } from './dialer.words.ts';
import { CALL_KEY } from './use-dialer-keys.ts';

interface CallPanelProps {
  readonly opened: OpenedCallCase;
  /** Whether the hint of the key is shown. */
  readonly keys: boolean;
}

const DIAL: CaseStep = 'dial';

/** The button that calls, why it is missing, and what the call does now. */
export function CallPanel({ opened, keys }: CallPanelProps) {
  const { id, seq, call, refusal, nextOn, noCalls, timeZone } = opened;
  const { busy } = usePageAction();
  const { revalidate } = useRevalidator();
  useLive('call-case', { caseId: id }, (event) => {
    if (event.seq !== seq || event.state !== (call?.state ?? null)) void revalidate();
  });
  const runs = call !== null && !isEnded(call.state);
  const mayCall = refusal === null && noCalls === null && !runs;
  return (
    <Stack gap={8}>
      <p role="status">{call ? callWords(call) : ''}</p>
      {refusal !== null && (
        <AlertNote tone="attention">
          {REFUSAL_WORDS[refusal]}
          {nextOn !== null && ` ${DIALER_WORDS.from(timeWords(nextOn, timeZone))}`}
        </AlertNote>
      )}
      {noCalls !== null && (
        <AlertNote tone="attention">
          {noCalls === 'no-provider' ? DIALER_WORDS.noProvider : DIALER_WORDS.noOwnNumber}
        </AlertNote>
      )}
      {mayCall && (
        <ActionForm hidden={{ do: DIAL, case: id, seq: String(seq) }} aria-label={DIALER_WORDS.call}>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            data-key={CALL_KEY}
            aria-keyshortcuts={keys ? CALL_KEY : undefined}
          >
            {call ? DIALER_WORDS.callAgain : DIALER_WORDS.call}
            {keys && <kbd>C</kbd>}
          </Button>
          <SmallText>{DIALER_WORDS.callAbout}</SmallText>
        </ActionForm>
      )}
      {runs && (
        <Unscripted>
          <Link to={callCaseLink(id)}>{DIALER_WORDS.refresh}</Link>
        </Unscripted>
      )}
    </Stack>
  );
}
