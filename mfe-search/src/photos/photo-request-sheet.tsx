import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { PHOTO_ROOMS, type PhotoRoom } from '@aangan/shared-kit/domain/photo-rooms';
import { mayPass } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { CheckboxGroup } from '@aangan/shared-kit/ui/choice-group';
import { SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import { cameraIcon } from '@aangan/shared-kit/ui/tool-icon-paths';
import { type ReactNode, useState } from 'react';
import { ListingSheet, type ListingSheetProps } from '../listing-sheet/public.ts';
import { PHOTO_REQUEST_WORDS } from './photo-request.words.ts';

type RequestStatus = CallAnswer<'GET /api/v1/property/requestImage/{propertyId}'>;

/** Requests photos of chosen rooms from the owner. */
export function PhotoRequestSheet({ id, onClosed }: ListingSheetProps) {
  const { alerts, analytics } = usePlatform();
  const [status, setStatus] = useState<RequestStatus>();
  const [rooms, setRooms] = useState<readonly PhotoRoom[]>([]);
  const [message, setMessage] = useState<string>();
  const looking = useMutation('GET /api/v1/property/requestImage/{propertyId}');
  const asking = useMutation('POST /api/v1/property/requestImage/{propertyId}');
  const busy = looking.busy || asking.busy;
  const params = { propertyId: id };

  const look = async () => {
    const found = await looking.run({ params });
    if (!found) return;
    const { answer } = found;
    setStatus(answer);
    setRooms(answer.request?.rooms ?? answer.rooms.filter(({ shown }) => !shown).map(({ room }) => room));
  };
  const ask = async () => {
    const asked = await asking.run({ params, json: { rooms: [...rooms] } });
    if (!asked) return;
    const { message: words, repeated } = asked.answer;
    setMessage(words);
    alerts.show('success', words);
    analytics.track('request_photos', { propertyId: id, rooms: rooms.length, repeated });
  };

  const content = (): ReactNode => {
    if (looking.problem && !status) {
      return (
        // A refusal with a message of its own, such as one’s own listing, would recur, so it has no retry.
        <AlertNote tone="error" busy={busy} {...(mayPass(looking.problem) && { onRetry: () => void look() })}>
          {looking.problem}
        </AlertNote>
      );
    }
    if (!status) return <p>Looking at the photos…</p>;
    if (message) {
      return (
        <>
          <AlertNote tone="good">{message}</AlertNote>
          <SmallText>{PHOTO_REQUEST_WORDS.help}</SmallText>
        </>
      );
    }
    return (
      <>
        {status.request && <AlertNote tone="info">{PHOTO_REQUEST_WORDS.sent}</AlertNote>}
        <CheckboxGroup
          legend={PHOTO_REQUEST_WORDS.question}
          name="rooms"
          help={PHOTO_REQUEST_WORDS.rooms}
          options={status.rooms.map(({ room, shown }) => ({
            value: room,
            label: shown ? `${PHOTO_ROOMS[room].label} (more)` : PHOTO_ROOMS[room].label,
          }))}
          value={rooms}
          onChange={(chosen) => setRooms(chosen as PhotoRoom[])}
        />
        {asking.problem && <AlertNote tone="error">{asking.problem}</AlertNote>}
        <SmallText>{PHOTO_REQUEST_WORDS.private}</SmallText>
        <Button variant="primary" wide icon={cameraIcon} busy={busy} onClick={() => void ask()}>
          {status.request ? 'Change the request' : 'Request photos'}
        </Button>
      </>
    );
  };

  return (
    <ListingSheet name="photos" title="Request photos" onOpened={() => void look()} onClosed={onClosed}>
      <Stack gap={16} aria-live="polite" aria-busy={busy}>
        {content()}
      </Stack>
    </ListingSheet>
  );
}
