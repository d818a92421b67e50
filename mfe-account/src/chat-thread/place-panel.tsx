import type { NewChatMessage } from '@aangan/shared-kit/contracts/chat';
import { chatLink } from '@aangan/shared-kit/links/chat';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, SmallText, Unscripted } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { newKey } from '../message-key/public.ts';
import { Panel } from '../message-thread/public.ts';
import { ADD_WORDS, CANCEL } from './chat-panels.words.ts';

export interface PlacePanelProps {
  /** Of the conversation. */
  readonly id: string;
  /** The other person. */
  readonly name: string;
  readonly onSend: (message: NewChatMessage) => void;
}

/** Sends the device’s position once, after a press. */
export function PlacePanel({ id, name, onSend }: PlacePanelProps) {
  const navigate = useNavigate();
  const [state, setState] = useState<'ready' | 'asking' | 'refused'>('ready');
  const send = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        onSend({ kind: 'place', clientKey: newKey(), latitude, longitude });
        void navigate(chatLink(id), { replace: true });
      },
      () => setState('refused'),
      { timeout: 15_000, maximumAge: 60_000 },
    );
  };
  return (
    <Panel title={ADD_WORDS.placeTitle}>
      <SmallText>{ADD_WORDS.placeHelp(name)}</SmallText>
      <Unscripted>{ADD_WORDS.placeScript}</Unscripted>
      {state === 'refused' && <AlertNote tone="error">{ADD_WORDS.placeRefused}</AlertNote>}
      <ActionsRow>
        <Button variant="primary" busy={state === 'asking'} onClick={send}>
          {ADD_WORDS.placeSend}
        </Button>
        <LinkButton to={chatLink(id)}>{CANCEL}</LinkButton>
      </ActionsRow>
    </Panel>
  );
}
