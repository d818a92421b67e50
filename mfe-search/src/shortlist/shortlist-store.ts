import { SHORTLISTED_AT_MOST } from '@aangan/shared-kit/domain/personal-limits';
import { deviceShortlist, saveOnDevice } from '@aangan/shared-kit/platform/device-shortlist';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { SHORTLIST_CHANGED } from './shortlist-changed.ts';

interface HeldShortlist {
  /** The owner of the shortlist: an account’s id, or none for a visitor without login. */
  readonly of: string | undefined;
  readonly ids: Promise<ReadonlySet<string>>;
}

/** Stored on the document: the shortlist belongs to one visitor, and a module could be shared by several. */
interface ShortlistDocument extends Document {
  aanganShortlist?: HeldShortlist | undefined;
}

const here = (): ShortlistDocument => document;

/** Notifies all shortlist buttons of the page. Homes stored before login are merged into the account first. */
export async function announce(platform: Platform): Promise<void> {
  const held = shortlistOf(platform);
  try {
    notify(await held.ids);
  } catch {
    // The buttons stay empty when the call fails; the next list requests it again.
    if (here().aanganShortlist === held) here().aanganShortlist = undefined;
  }
}

/**
 * Adds a listing to the shortlist or removes it: shown at once, and reverted when saving fails. Pressing again undoes
 * it.
 */
export async function toggle(platform: Platform, id: string): Promise<void> {
  const held = shortlistOf(platform);
  const before = await held.ids.catch(() => new Set<string>());
  const wanted = !before.has(id);
  if (wanted && before.size >= SHORTLISTED_AT_MOST) {
    platform.alerts.show('info', `Your shortlist holds ${SHORTLISTED_AT_MOST} homes. Remove one to add another.`);
    return;
  }
  hold(held.of, changed(before, id, wanted));
  if (held.of === undefined) return saveOnThisDevice(platform, id, wanted);
  platform.analytics.track('shortlist', { propertyId: id, shortlisted: wanted });
  try {
    const call = wanted ? 'PUT /api/v1/user/shortlist/{propertyId}' : 'DELETE /api/v1/user/shortlist/{propertyId}';
    await platform.http.request(call, { params: { propertyId: id } });
  } catch (error) {
    // Reverts only this listing, because others may have changed meanwhile.
    if (here().aanganShortlist?.of === held.of) hold(held.of, changed(await shortlistOf(platform).ids, id, !wanted));
    platform.alerts.show('error', messageOf(error) ?? 'Your shortlist was not saved. Please try again.');
  }
}

function shortlistOf(platform: Platform): HeldShortlist {
  const of = platform.session.account?.id;
  const held = here().aanganShortlist;
  if (held && held.of === of) return held;
  const asked = { of, ids: of === undefined ? ofDevice() : ofAccount(platform) };
  here().aanganShortlist = asked;
  return asked;
}

async function ofDevice(): Promise<ReadonlySet<string>> {
  return new Set(deviceShortlist());
}

async function ofAccount({ http }: Platform): Promise<ReadonlySet<string>> {
  const saved = deviceShortlist();
  const { ids } =
    saved.length > 0
      ? await http.request('POST /api/v1/user/shortlist/merge', { json: { ids: saved } })
      : await http.request('GET /api/v1/user/shortlist/ids', {});
  // Cleared only now, so that a failed merge is tried again.
  if (saved.length > 0) saveOnDevice([]);
  return new Set(ids);
}

function saveOnThisDevice({ alerts }: Platform, id: string, wanted: boolean): void {
  const others = deviceShortlist().filter((each) => each !== id);
  saveOnDevice(wanted ? [id, ...others] : others);
  if (wanted && others.length === 0) alerts.show('info', 'Kept on this device. Log in to have it on all of them.');
}

function hold(of: string | undefined, ids: ReadonlySet<string>): void {
  here().aanganShortlist = { of, ids: Promise.resolve(ids) };
  notify(ids);
}

function notify(ids: ReadonlySet<string>): void {
  dispatchEvent(new CustomEvent(SHORTLIST_CHANGED, { detail: ids }));
}

function changed(ids: ReadonlySet<string>, id: string, wanted: boolean): ReadonlySet<string> {
  const others = [...ids].filter((each) => each !== id);
  return new Set(wanted ? [id, ...others] : others);
}

function messageOf(error: unknown): string | undefined {
  return error instanceof HttpError ? error.serverMessage : undefined;
}
