import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import type { PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { samplePosting } from '@aangan/shared-kit/testing/sample-posting';
import { act, fireEvent, screen } from '@testing-library/react';
import { DRAFT_ID, sampleDraft } from '../listing-form/testing/public.ts';
import * as page from './property.page.tsx';

const READ = 'GET /api/v1/property/manage/{propertyId}';
const SAVE = 'PATCH /api/v1/property/manage/{propertyId}';
const url = manageLink({ id: DRAFT_ID, category: 'RENT', pageName: 'property' });
const OFFLINE = new HttpError('no network', { kind: 'network' });

/** Answers as a server that has saved the fields. */
const saves = ({ json }: CallInput<typeof SAVE>) => {
  // The contract names a schema for each field, of which the client sees no more than the names.
  const changes = json.changes as Readonly<Record<string, { readonly value: unknown }>>;
  const typed = Object.entries(changes).map(([field, { value }]) => [field, value ?? undefined]);
  return {
    draft: sampleDraft('RENT', Object.fromEntries(typed) as PostingValues, { version: 2 }),
    changedElsewhere: [],
    conflicts: [],
  };
};

const open = (answers: FakeAnswers = {}, values: PostingValues = {}) =>
  renderPage(page, {
    url,
    params: { propertyId: DRAFT_ID },
    platform: fakePlatform({
      session: { loggedIn: true },
      answers: { [READ]: sampleDraft('RENT', values), [SAVE]: saves, ...answers },
    }),
  });

const area = () => screen.getByLabelText<HTMLInputElement>('Built-up area (sq ft)');
const type = (text: string) => fireEvent.change(area(), { target: { value: text } });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: RegExp | string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the step of the property', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it('saves an answer a second after it was typed, with the version that it has seen', async () => {
    const { platform } = await open();
    type('1,150');
    fireEvent.click(screen.getByLabelText('2 BHK'));
    expect(screen.getByText('Saving…')).toBeTruthy();
    await wait(1_000);
    expect(platform.calls.at(-1)).toMatchObject({
      call: SAVE,
      input: {
        params: { propertyId: DRAFT_ID },
        json: { base: 1, changes: { area: { value: 1_150 }, unit: { value: 'BHK2' } } },
      },
    });
    expect(screen.getByText('All answers saved')).toBeTruthy();
  });

  it('has the typed answer again after the browser was killed, and sends it', async () => {
    const killed = await open({ [SAVE]: OFFLINE });
    type('1150');
    await act(async () => killed.unmount());
    const { platform } = await act(() => open());
    expect(area().value).toBe('1150');
    await wait(0);
    expect(platform.calls.at(-1)).toMatchObject({
      call: SAVE,
      input: { json: { changes: { area: { value: 1_150 } } } },
    });
    expect(area().value).toBe('1150');
  });

  it('has the answer that was saved while the page was on its way again', async () => {
    const before = await open();
    type('1150');
    await wait(1_000);
    await act(async () => before.unmount());
    const saved = sampleDraft('RENT', { area: 1_150 }, { version: 2 });
    const { platform } = await act(() => open({ [SAVE]: { draft: saved, changedElsewhere: [], conflicts: [] } }));
    await wait(0);
    expect(platform.calls.at(-1)).toMatchObject({ call: SAVE, input: { json: { base: 1, changes: {} } } });
    expect(area().value).toBe('1150');
  });

  it('stays on the page without a network, says where the answers are, and sends them later', async () => {
    const { platform, location } = await open({ [SAVE]: OFFLINE }, { ...samplePosting('RENT'), area: undefined });
    type('1150');
    await wait(1_000);
    expect(screen.getByText(/Saved on this device/)).toBeTruthy();
    await press(/^Next/);
    expect(location()).toBe(url);
    platform.answers[SAVE] = saves;
    await act(async () => {
      dispatchEvent(new Event('online'));
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByText('All answers saved')).toBeTruthy();
  });

  it('shows both values of an answer that two devices have changed, and saves the chosen one', async () => {
    const conflict = { field: 'area', mine: true, kept: 1_150, dropped: 1_200 } as const;
    const { platform } = await open({
      [SAVE]: (input) => ({ ...saves(input), changedElsewhere: ['area', 'floor'], conflicts: [conflict] }),
    });
    type('1150');
    await wait(1_000);
    expect(screen.getByText('Updated from another device: Floor.')).toBeTruthy();
    platform.answers[SAVE] = saves;
    await press('Keep 1,200 sq ft');
    expect(area().value).toBe('1200');
    await wait(1_000);
    expect(platform.calls.at(-1)).toMatchObject({ input: { json: { base: 2, changes: { area: { value: 1_200 } } } } });
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  });

  it('shows what another device has changed when its tab is shown again', async () => {
    const { platform } = await open({}, { area: 1_150 });
    platform.answers[SAVE] = {
      draft: sampleDraft('RENT', { area: 1_200 }, { version: 5 }),
      changedElsewhere: ['area'],
      conflicts: [],
    };
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await wait(0);
    expect(platform.calls.at(-1)).toMatchObject({ call: SAVE, input: { json: { base: 1, changes: {} } } });
    expect(area().value).toBe('1200');
    expect(screen.getByText('Updated from another device: Built-up area.')).toBeTruthy();
  });

  it('says what is wrong beside the field, and what is missing after a try to go on', async () => {
    const { location } = await open();
    expect(screen.queryByText('Choose: size.')).toBeNull();
    type('20');
    await wait(1_000);
    expect(screen.queryByText(/Built-up area must be from/)).toBeNull();
    fireEvent.blur(area());
    expect(area().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Built-up area must be from 100 sq ft to 20,000 sq ft.')).toBeTruthy();
    await press(/^Next/);
    expect(screen.getByText('Choose: size.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('1 RK'));
    expect(location()).toBe(url);
  });

  it('names a problem after the press that left the field, so that its target does not move', async () => {
    await open();
    type('20');
    fireEvent.pointerDown(screen.getByLabelText('2 BHK'));
    fireEvent.blur(area());
    expect(screen.queryByText(/Built-up area must be from/)).toBeNull();
    fireEvent.pointerUp(screen.getByLabelText('2 BHK'));
    await wait(0);
    expect(screen.getByText(/Built-up area must be from/)).toBeTruthy();
  });

  it('of a listing that was deleted meanwhile is brought back with what was typed since', async () => {
    const UNDO = 'POST /api/v1/property/manage/{propertyId}/undo-delete';
    const { platform } = await open();
    platform.answers[READ] = sampleDraft('RENT', {}, { state: 'deleted', undoUntil: FAKE_NOW + 60_000 });
    platform.answers[SAVE] = fakeHttpError(410);
    type('1150');
    await wait(1_000);
    expect(screen.getByText(/^This listing was deleted. You can restore it until/)).toBeTruthy();
    expect(area().value).toBe('1150');
    platform.answers[UNDO] = { publication: { state: 'draft', url: null, needed: [], shownInstead: null } };
    platform.answers[READ] = sampleDraft('RENT');
    platform.answers[SAVE] = saves;
    await press('Restore it');
    await wait(0);
    expect(platform.calls.at(-1)).toMatchObject({
      call: SAVE,
      input: { json: { changes: { area: { value: 1_150 } } } },
    });
    expect(screen.getByText('All answers saved')).toBeTruthy();
    expect(screen.queryByText(/^This listing was deleted/)).toBeNull();
  });

  it('of a listing that is deleted for good starts a new one with every answer', async () => {
    const START = 'POST /api/v1/property/manage';
    const { platform, location } = await open({}, { floor: 3 });
    platform.answers[SAVE] = fakeHttpError(404);
    platform.answers[START] = { ...sampleDraft('RENT'), id: 'fedcba9876543210' };
    type('1150');
    await wait(1_000);
    platform.answers[READ] = { ...sampleDraft('RENT'), id: 'fedcba9876543210' };
    await press('Start a new listing with these answers');
    const changes = { floor: { value: 3 }, area: { value: 1_150 } };
    expect(platform.calls.find(({ call }) => call === START)?.input).toMatchObject({
      json: { category: 'RENT', city: 'bangalore', changes },
    });
    expect(location()).toBe(url.replace(DRAFT_ID, 'fedcba9876543210'));
  });

  it('leads on once the server has every answer', async () => {
    const { platform } = await open({}, samplePosting('RENT'));
    type('900');
    await press('Next: place');
    // The next step reads what the server has by then.
    expect(platform.calls.map(({ call }) => call).slice(0, 3)).toEqual([READ, SAVE, READ]);
  });

  it('does not exist for a stranger, and leads to the address of its kind', async () => {
    await expect(open({ [READ]: fakeHttpError(404) })).rejects.toMatchObject({ status: 404 });
    await expect(open({ [READ]: sampleDraft('PLOT') })).rejects.toMatchObject({ status: 302 });
  });
});
