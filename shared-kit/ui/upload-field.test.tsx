import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Upload, UploadRules } from '../contracts/uploads.ts';
import type { UploadOptions } from '../platform/use-upload.ts';
import { useUpload } from '../platform/use-upload.ts';
import { fakeHttpError, fakePlatform } from '../testing/fake-platform.tsx';
import { FakeTusUpload } from '../testing/fake-tus.tsx';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { UploadField } from './upload-field.tsx';

// The library sends over the network; a test drives what it would do.
jest.mock('tus-js-client', () => ({
  get Upload() {
    return jest.requireActual('../testing/fake-tus.tsx').FakeTusUpload;
  },
  DetailedError: class extends Error {},
}));

const RULES: UploadRules = { content: 'picture', types: ['image/jpeg'], maximumBytes: 1024 ** 2, maximumCount: 5 };

const stored = (id: string, facts: Partial<Upload> = {}): Upload => ({
  ...{ id, subject: '', name: `${id}.jpg`, state: 'ready', bytes: 100, received: 100, mediaType: 'image/jpeg' },
  ...{ picture: null, file: null, poster: null },
  ...facts,
});

const photo = (name: string, size = 100) => new File(['x'.repeat(size)], name, { type: 'image/jpeg' });

function Photos(options: Partial<UploadOptions>) {
  return <UploadField label="Photos" uploads={useUpload({ kind: 'test-photo', rules: RULES, ...options })} />;
}

function open(options: Partial<UploadOptions> = {}, answers: Parameters<typeof fakePlatform>[0] = {}) {
  const platform = fakePlatform({
    answers: {
      'POST /api/v1/uploads/{uploadId}/finish': ({ params }) => stored(params.uploadId),
      'DELETE /api/v1/uploads/{uploadId}': { removed: true },
      'PUT /api/v1/uploads/order': { uploads: [] },
      ...answers.answers,
    },
  });
  renderInRouter(<Photos {...options} />, platform);
  return platform;
}

const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Choose files: Photos'), files);
const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')?.textContent);
const sentFiles = async (count: number) => {
  await waitFor(() => expect(FakeTusUpload.opened.filter(({ running }) => running)).toHaveLength(count));
  return FakeTusUpload.opened;
};

beforeEach(() => {
  FakeTusUpload.opened = [];
});
afterEach(cleanup);

it('sends three files at a time, each with its progress, and the next when one has arrived', async () => {
  open();
  await choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'), photo('d.jpg'));
  const [first] = await sentFiles(3);
  act(() => first?.progress(40));
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Progress of a.jpg' }).value).toBe(40);
  expect(screen.getByText('Waiting')).toBeTruthy();
  await act(async () => first?.succeed());
  await sentFiles(3);
  expect(FakeTusUpload.opened.map(({ file }) => file.name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
  expect(screen.getByRole('status').textContent).toBe('1 of 4 files uploaded');
});

it('pauses while the browser is offline and goes on afterwards', async () => {
  open();
  await choose(photo('a.jpg'));
  const [upload] = await sentFiles(1);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(upload?.running).toBe(false);
  expect(screen.getByText('Paused until you are online')).toBeTruthy();
  await act(async () => void window.dispatchEvent(new Event('online')));
  await sentFiles(1);
  expect(FakeTusUpload.opened).toHaveLength(1);
});

it('shows why the server refuses a file, which another attempt does not mend', async () => {
  const sentence = 'This picture is damaged.';
  open({}, { answers: { 'POST /api/v1/uploads/{uploadId}/finish': fakeHttpError(400, sentence) } });
  await choose(photo('a.jpg'));
  const [upload] = await sentFiles(1);
  await act(async () => upload?.succeed());
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});

it('sends a file again on request when the network or the server failed', async () => {
  open();
  await choose(photo('a.jpg'));
  const [upload] = await sentFiles(1);
  act(() => upload?.fail(new Error('no network')));
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again.');
  await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  await sentFiles(1);
});

it('hands a file that was taken to the page, and no longer lists it', async () => {
  const finished: string[] = [];
  const taken = stored('upl-a.jpg', { state: 'taken' });
  const onFinished = ({ id }: Upload) => void finished.push(id);
  open({ onFinished }, { answers: { 'POST /api/v1/uploads/{uploadId}/finish': taken } });
  await choose(photo('a.jpg'));
  const [upload] = await sentFiles(1);
  await act(async () => upload?.succeed());
  await waitFor(() => expect(finished).toEqual(['upl-a.jpg']));
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('refuses files that are empty, too large or too many without sending them', async () => {
  open({ uploads: ['one', 'two', 'three'].map((id) => stored(id)) });
  await choose(photo('empty.jpg', 0), photo('large.jpg', 2_000_000), photo('more.jpg'));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'This file is empty.',
    'This file has 1.9 MB. The maximum is 1 MB.',
    'You can add at most 5 files.',
  ]);
  expect(FakeTusUpload.opened).toEqual([]);
});

it('cancels a file that is being sent, and deletes what has arrived', async () => {
  open();
  await choose(photo('a.jpg'));
  const [upload] = await sentFiles(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel a.jpg' }));
  await waitFor(() => expect(upload?.terminated).toBe(true));
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('is put in order by keyboard, and the order is saved', async () => {
  const platform = open({ uploads: [stored('one'), stored('two')] });
  expect(names()).toEqual(['one.jpg', 'two.jpg']);
  screen.getByRole('button', { name: 'Move two.jpg up' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['two.jpg', 'one.jpg']);
  expect(platform.calls.at(-1)).toEqual({
    call: 'PUT /api/v1/uploads/order',
    input: { json: { kind: 'test-photo', subject: '', ids: ['two', 'one'] } },
  });
});

it('deletes a stored file, and says so when that fails', async () => {
  const platform = open({ uploads: [stored('one'), stored('two')] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove one.jpg' }));
  await waitFor(() => expect(names()).toEqual(['two.jpg']));
  platform.answers['DELETE /api/v1/uploads/{uploadId}'] = fakeHttpError(503, 'Please try again later.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove two.jpg' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please try again later.');
  expect(names()).toEqual(['two.jpg']);
});

it('goes on with an upload of an earlier visit when the same file is chosen again', async () => {
  open({ uploads: [stored('upl-a.jpg', { name: 'a.jpg', state: 'receiving', received: 40 })] });
  expect(screen.getByText(/Choose the same file again/)).toBeTruthy();
  await choose(photo('a.jpg'));
  await sentFiles(1);
  await waitFor(() => expect(screen.queryByText(/Choose the same file again/)).toBeNull());
  expect(names()).toEqual(['a.jpg']);
});

it('accepts dropped files', async () => {
  open();
  fireEvent.drop(screen.getByText('Drop files here, or').closest('div') as HTMLElement, {
    dataTransfer: { files: [photo('a.jpg')] },
  });
  await sentFiles(1);
});

describe('the poster of a video', () => {
  const FILM: UploadRules = { content: 'video', types: ['video/mp4'], maximumBytes: 1000, maximumCount: 5 };
  const film = stored('film', { mediaType: 'video/mp4', file: '/film' });

  async function sendFilm(answers: Parameters<typeof fakePlatform>[0]) {
    const platform = open({ rules: FILM }, answers);
    await choose(new File(['film'], 'film.mp4', { type: 'video/mp4' }));
    const [upload] = await sentFiles(1);
    await act(async () => upload?.succeed());
    return platform;
  }

  /** jsdom shows no videos and draws nothing. @param event what the browser says of the video */
  function browserThat(event: 'loadeddata' | 'error') {
    URL.createObjectURL = () => 'blob:film';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function show(this: HTMLMediaElement) {
      queueMicrotask(() => this.dispatchEvent(new Event(event)));
    });
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])));
  }
  afterEach(() => jest.restoreAllMocks());

  it('is drawn by the browser and sent after the video', async () => {
    browserThat('loadeddata');
    const answers = {
      'POST /api/v1/uploads/{uploadId}/finish': film,
      'PUT /api/v1/uploads/{uploadId}/poster': { ...film, poster: '/poster' },
    };
    const platform = await sendFilm({ answers });
    expect(await screen.findByText('Uploaded')).toBeTruthy();
    expect(platform.calls.at(-1)).toMatchObject({
      ...{ call: 'PUT /api/v1/uploads/{uploadId}/poster' },
      input: { params: { uploadId: 'film' }, upload: expect.any(Blob) },
    });
  });

  it('is missing where the browser cannot show the video, which is uploaded nevertheless', async () => {
    browserThat('error');
    const platform = await sendFilm({ answers: { 'POST /api/v1/uploads/{uploadId}/finish': film } });
    expect(await screen.findByText('Uploaded')).toBeTruthy();
    expect(platform.calls.map(({ call }) => call)).toEqual(['POST /api/v1/uploads/{uploadId}/finish']);
  });
});
