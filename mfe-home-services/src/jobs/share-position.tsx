import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { POSITION_WORDS } from './jobs.words.ts';
import { useSharedPosition } from './use-shared-position.ts';

/** Shares the professional's position after a press, and says so while it does. */
export function SharePosition({ bookingId }: { readonly bookingId: string }) {
  const { state, start, stop } = useSharedPosition(bookingId);
  const isOn = state !== 'off' && state !== 'refused';
  return (
    <Section aria-labelledby="position">
      <h2 id="position">{POSITION_WORDS.title}</h2>
      <SmallText>{POSITION_WORDS.about}</SmallText>
      {state === 'asking' && <AlertNote tone="info">{POSITION_WORDS.asking}</AlertNote>}
      {state === 'sharing' && <AlertNote tone="good">{POSITION_WORDS.sharing}</AlertNote>}
      {state === 'unknown' && <AlertNote tone="attention">{POSITION_WORDS.failed}</AlertNote>}
      {state === 'refused' && <AlertNote tone="attention">{POSITION_WORDS.refused}</AlertNote>}
      <div>
        <ScriptedButton onClick={isOn ? stop : start}>{isOn ? POSITION_WORDS.off : POSITION_WORDS.on}</ScriptedButton>
      </div>
    </Section>
  );
}
