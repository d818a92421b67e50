import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Upload } from '../contracts/uploads.ts';
import { useHandOver } from '../platform/use-hand-over.ts';
import { FAKE_NOW, fakeHttpError, fakePlatform } from '../testing/fake-platform.tsx';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { HandOverPanel } from './hand-over-panel.tsx';

const UPLOAD: Upload = {
  ...{ id: 'upl_1', subject: '', name: 'hall.jpg', state: 'ready', bytes: 1, received: 1, mediaType: 'image/jpeg' },
  ...{ picture: null, file: null, poster: null },
};
const RULES = { content: 'picture', types: [], maximumBytes: 1, maximumCount: 5 } as const;
const empty = () => ({ rules: { ...RULES, types: [] }, uploads: [] as Upload[] });

function Panel({ onArrived }: { readonly onArrived: (uploads: readonly Upload[]) => void }) {
  return <HandOverPanel label="Photos" handOver={useHandOver({ kind: 'test-photo', onArrived })} />;
}

const press = (name: RegExp) => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return user.click(screen.getByRole('button', { name }));
};

beforeEach(() => void jest.useFakeTimers({ now: FAKE_NOW }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('shows a QR code of a link for one uploader, and what arrives while it is open', async () => {
  const arrived: string[] = [];
  const platform = fakePlatform({
    answers: {
      'POST /api/v1/uploads/hand-over': { token: 'tok', expiresAt: FAKE_NOW + 600_000 },
      'GET /api/v1/uploads': { ...empty(), uploads: [UPLOAD] },
    },
  });
  renderInRouter(<Panel onArrived={(uploads) => arrived.push(...uploads.map(({ id }) => id))} />, platform);
  await press(/Use your phone/);
  expect(await screen.findByRole('img', { name: /uploader for Photos/ })).toBeTruthy();
  await act(async () => platform.sendLive('upload-list', { uploadId: UPLOAD.id }));
  expect(arrived).toEqual(['upl_1']);

  await press(/Close/);
  await act(async () => platform.sendLive('upload-list', { uploadId: UPLOAD.id }));
  expect(arrived).toEqual(['upl_1']);
});

it('closes when the ten minutes are over', async () => {
  const platform = fakePlatform({
    answers: {
      'POST /api/v1/uploads/hand-over': { token: 'tok', expiresAt: FAKE_NOW + 600_000 },
    },
  });
  renderInRouter(<Panel onArrived={() => undefined} />, platform);
  await press(/Use your phone/);
  await screen.findByRole('img', { name: /uploader for Photos/ });
  await act(() => jest.advanceTimersByTimeAsync(604_000));
  expect(screen.getByRole('button', { name: /Use your phone/ })).toBeTruthy();
});

it('says why there is no code', async () => {
  const platform = fakePlatform({ answers: { 'POST /api/v1/uploads/hand-over': fakeHttpError(409, 'Not now.') } });
  renderInRouter(<Panel onArrived={() => undefined} />, platform);
  await press(/Use your phone/);
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
});
