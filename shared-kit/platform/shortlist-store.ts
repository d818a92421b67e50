import { deviceIds, saveDeviceIds } from './device-ids.ts';
import { HttpError } from './http.ts';
import type { Platform } from './platform.ts';
import type { ShortlistKind, ShortlistStore } from './shortlist-kind.ts';

interface HeldShortlist {
  /** The owner of the shortlist: an account’s id, or none for a visitor without login. */
  readonly of: string | undefined;
  readonly ids: Promise<ReadonlySet<string>>;
}

/** Stored on the document: the shortlist belongs to one visitor, and a module could be shared by several. */
interface ShortlistDocument extends Document {
  aanganShortlists?: Map<string, HeldShortlist> | undefined;
}

/** The shortlists of the document by their events. */
function held(): Map<string, HeldShortlist> {
  const here: ShortlistDocument = document;
  here.aanganShortlists ??= new Map();
  return here.aanganShortlists;
}

/** The store of a kind. What was stored before login is merged into the account first. */
export function shortlistStore(kind: ShortlistKind): ShortlistStore {
  const { event, device, noun } = kind;

  const notify = (ids: ReadonlySet<string>) => dispatchEvent(new CustomEvent(event, { detail: ids }));

  const hold = (of: string | undefined, ids: ReadonlySet<string>): void => {
    held().set(event, { of, ids: Promise.resolve(ids) });
    notify(ids);
  };

  const ofAccount = async ({ http }: Platform): Promise<ReadonlySet<string>> => {
    const saved = deviceIds(device);
    const { ids } = saved.length > 0 ? await kind.merge(http, saved) : await kind.ids(http);
    // Cleared only now, so that a failed merge is tried again.
    if (saved.length > 0) saveDeviceIds(device, []);
    return new Set(ids);
  };

  const shortlistOf = (platform: Platform): HeldShortlist => {
    const of = platform.session.account?.id;
    const known = held().get(event);
    if (known && known.of === of) return known;
    const ids = of === undefined ? Promise.resolve(new Set(deviceIds(device))) : ofAccount(platform);
    const asked = { of, ids };
    held().set(event, asked);
    return asked;
  };

  const saveOnThisDevice = ({ alerts }: Platform, id: string, wanted: boolean): void => {
    const others = deviceIds(device).filter((each) => each !== id);
    saveDeviceIds(device, wanted ? [id, ...others] : others);
    if (wanted && others.length === 0)
      alerts.show('info', 'Saved on this device. Log in to see it on all your devices.');
  };

  return {
    async announce(platform) {
      const known = shortlistOf(platform);
      try {
        notify(await known.ids);
      } catch {
        // The buttons stay empty when the call fails; the next list requests it again.
        if (held().get(event) === known) held().delete(event);
      }
    },

    /** Shown at once, and reverted when saving fails. Pressing again undoes it. */
    async toggle(platform, id) {
      const known = shortlistOf(platform);
      const before = await known.ids.catch(() => new Set<string>());
      const wanted = !before.has(id);
      if (wanted && before.size >= device.atMost) {
        platform.alerts.show('info', `Your shortlist holds ${device.atMost} ${noun}. Remove one to add another.`);
        return;
      }
      hold(known.of, changed(before, id, wanted));
      if (known.of === undefined) return saveOnThisDevice(platform, id, wanted);
      try {
        await kind.save(platform, id, wanted);
      } catch (error) {
        // Reverts only this one, because others may have changed meanwhile.
        if (held().get(event)?.of === known.of) {
          hold(known.of, changed(await shortlistOf(platform).ids, id, !wanted));
        }
        platform.alerts.show('error', messageOf(error) ?? 'Your shortlist was not saved. Please try again.');
      }
    },
  };
}

function changed(ids: ReadonlySet<string>, id: string, wanted: boolean): ReadonlySet<string> {
  const others = [...ids].filter((each) => each !== id);
  return new Set(wanted ? [id, ...others] : others);
}

function messageOf(error: unknown): string | undefined {
  return error instanceof HttpError ? error.serverMessage : undefined;
}
