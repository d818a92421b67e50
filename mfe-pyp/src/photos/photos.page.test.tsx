import type { PostingPhotos } from '@aangan/shared-kit/contracts/posting-photos';
import type { Upload, UploadRules } from '@aangan/shared-kit/contracts/uploads';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { FakeTusUpload } from '@aangan/shared-kit/testing/fake-tus';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { SAMPLE_DRAFT_ID, sampleDraft } from '@aangan/shared-kit/testing/sample-draft';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './photos.page.tsx';

// The library sends over the network; a test drives what it would do.
jest.mock('tus-js-client', () => ({
  get Upload() {
    return jest.requireActual('@aangan/shared-kit/testing/fake-tus').FakeTusUpload;
  },
  DetailedError: class extends Error {},
}));

const PICTURE_TYPE = 'POST /api/v1/property/manage/{propertyId}/picture-type';
const REMOVE = 'DELETE /api/v1/uploads/{uploadId}';
const params = { propertyId: SAMPLE_DRAFT_ID };
const rules = (content: UploadRules['content'], maximumCount: number): UploadRules => ({
  ...{ content, maximumCount, types: ['image/jpeg'], maximumBytes: 1024 ** 2 },
});

const stored = (id: string): Upload => ({
  ...{ id, subject: SAMPLE_DRAFT_ID, name: `${id}.jpg`, state: 'ready', bytes: 1, received: 1 },
  ...{ mediaType: 'image/jpeg', file: null, poster: null },
  picture: { width: 800, height: 600, colour: '#cccccc', renditions: [], sameAs: null },
});

const ROOMS: PostingPhotos['rooms'] = [
  { room: 'LIVING_ROOM', label: 'Living room', shown: false },
  { room: 'KITCHEN', label: 'Kitchen', shown: false },
];
const about = (ids: readonly string[], facts: Partial<PostingPhotos> = {}): PostingPhotos => ({
  photos: ids.map((id) => ({ id, room: null, caption: '', colour: '#cccccc', sameAs: null })),
  ...{ rooms: ROOMS, video: null, noPhotos: false },
  ...facts,
});

/** A listing with these photos, which keeps what is said of them. */
async function open(ids: readonly string[], more: FakeAnswers = {}, draft = sampleDraft('RENT')) {
  let saved = about(ids);
  const uploads = ids.map(stored);
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: {
      'GET /api/v1/property/manage/{propertyId}': draft,
      'GET /api/v1/property/manage/{propertyId}/photos': () => saved,
      'GET /api/v1/uploads': ({ query }) =>
        query.kind === 'listing-video'
          ? { rules: rules('video', 1), uploads: [] }
          : { rules: rules('picture', 20), uploads },
      [PICTURE_TYPE]: ({ json }) => {
        const { imageId, imageType, caption = '' } = json;
        const photos = saved.photos.map((photo) =>
          photo.id === imageId ? { ...photo, room: imageType, caption } : photo,
        );
        saved = { ...saved, photos };
        return saved;
      },
      [REMOVE]: { removed: true },
      'POST /api/v1/uploads/{uploadId}/finish': ({ params: { uploadId } }) => {
        uploads.push(stored(uploadId));
        saved = about(uploads.map(({ id }) => id));
        return stored(uploadId);
      },
      ...more,
    },
  });
  const url = manageLink({ id: SAMPLE_DRAFT_ID, category: 'RENT', pageName: 'photos' });
  const opened = await renderPage(page, { url, params, platform });
  const sent = (call: string) => platform.calls.filter((each) => each.call === call).map(({ input }) => input);
  return { ...opened, platform, sent };
}

beforeEach(() => {
  FakeTusUpload.opened = [];
});
afterEach(cleanup);

it('saves the room and the caption of a photo', async () => {
  const { sent } = await open(['upl_aaaaaaaaaa', 'upl_bbbbbbbbbb']);
  fireEvent.change(screen.getByLabelText('Room of photo 2'), { target: { value: 'KITCHEN' } });
  const json = { imageId: 'upl_bbbbbbbbbb', imageType: 'KITCHEN', caption: '' };
  await waitFor(() => expect(sent(PICTURE_TYPE)).toEqual([{ params, json }]));
  const caption = screen.getByLabelText('Caption of photo 2');
  fireEvent.change(caption, { target: { value: 'New cabinets ' } });
  fireEvent.blur(caption);
  await waitFor(() => expect(sent(PICTURE_TYPE)).toHaveLength(2));
  expect(sent(PICTURE_TYPE)[1]).toEqual({ params, json: { ...json, caption: 'New cabinets' } });
});

it('says the room of a photo that was chosen for it, once the server has it', async () => {
  const { sent } = await open([]);
  const file = new File(['x'], 'kitchen.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Kitchen'), file);
  await waitFor(() => expect(FakeTusUpload.opened[0]?.running).toBe(true));
  // Leaving would stop the photo.
  expect(screen.getByRole('button', { name: 'Uploading 1 of 1' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByLabelText<HTMLSelectElement>('Room of photo 1').value).toBe('KITCHEN');
  await act(async () => FakeTusUpload.opened[0]?.succeed());
  await waitFor(() =>
    expect(sent(PICTURE_TYPE)).toEqual([
      { params, json: { imageId: 'upl-kitchen.jpg', imageType: 'KITCHEN', caption: '' } },
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Next: visits' })).toBeTruthy();
});

it('removes a photo after a time in which that can be undone, or when the page is left', async () => {
  const { sent, unmount } = await open(['upl_aaaaaaaaaa', 'upl_bbbbbbbbbb']);
  const remove = () => fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  remove();
  fireEvent.click(within(screen.getByText('Photo removed').closest('p') as HTMLElement).getByRole('button'));
  expect(screen.getByLabelText('Room of photo 1')).toBeTruthy();
  remove();
  expect(sent(REMOVE)).toEqual([]);
  unmount();
  expect(sent(REMOVE)).toEqual([{ params: { uploadId: 'upl_aaaaaaaaaa' } }]);
});

it('makes another photo the cover, and moves photos by buttons', async () => {
  const COVER = 'POST /api/v1/property/manage/{propertyId}/display-picture';
  const ORDER = 'PUT /api/v1/uploads/order';
  const ids = ['upl_aaaaaaaaaa', 'upl_bbbbbbbbbb'];
  const { sent } = await open(ids, { [COVER]: about(ids), [ORDER]: { uploads: [] } });
  fireEvent.click(screen.getByRole('button', { name: /^Make cover/ }));
  await waitFor(() => expect(sent(COVER)).toEqual([{ params, json: { imageId: 'upl_bbbbbbbbbb' } }]));
  fireEvent.click(screen.getByRole('button', { name: 'Move photo 2 up' }));
  const json = { kind: 'listing-photo', subject: SAMPLE_DRAFT_ID, ids: ids.toReversed() };
  await waitFor(() => expect(sent(ORDER)).toEqual([{ json }]));
});

it('lets the owner publish without photos', async () => {
  const LATER = 'PUT /api/v1/property/manage/{propertyId}/no-photos';
  const { sent } = await open([], { [LATER]: about([], { noPhotos: true }) });
  fireEvent.click(screen.getByLabelText('I will add photos later'));
  await waitFor(() => expect(sent(LATER)).toEqual([{ params, json: { noPhotos: true } }]));
});

it('says which photos seekers asked for, and what the device does not check', async () => {
  const live = sampleDraft('RENT', {}, { state: 'live' });
  const asked = { propertyId: SAMPLE_DRAFT_ID, people: 3, rooms: ['Kitchen', 'Balcony'] };
  await open([], { 'GET /api/v1/user/photo-requests': { listings: [asked] } }, live);
  expect(screen.getByText('3 people asked for photos: kitchen, balcony.')).toBeTruthy();
  expect(screen.getByText(/does not look for faces, number plates or phone numbers/)).toBeTruthy();
});
