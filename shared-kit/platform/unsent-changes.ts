import { expiringStorage } from './expiring-storage.ts';

/** A value of a field, and when it was typed, epoch ms. */
export interface TypedValue {
  readonly value: unknown;
  readonly typedAt: number;
}

/** What one form has typed since it last heard of the stored document. */
export interface UnsentChanges {
  /** One open form: a tab of a browser. */
  readonly editor: string;
  /** Version of the document that the form had seen. */
  readonly base: number;
  /** By field. */
  readonly changes: Readonly<Record<string, TypedValue>>;
}

/** Changes of one document that the server has not confirmed, stored on the device. */
export interface UnsentStore {
  /** The changes of every form of this device, also of those that were killed. */
  read(): readonly UnsentChanges[];
  /** Stores what a form has typed, instead of what it had typed before. */
  save(unsent: UnsentChanges): void;
  /** Removes confirmed values. A field that was typed again since stays. */
  confirm(sent: UnsentChanges): void;
}

interface Stored {
  /** Account of the person who typed. */
  readonly account: string;
  readonly forms: readonly UnsentChanges[];
}

/** As long as an unfinished draft is stored by the server. */
const KEPT_MINUTES = 180 * 24 * 60;

/**
 * Unconfirmed changes in the local storage: they survive a closed tab and a browser that was killed. Nobody but the
 * person who typed them reads them again.
 * @param document unique on the site: `listing:3f…`
 */
export function unsentChanges(document: string, account: string): UnsentStore {
  const key = `unsent:${document}`;
  const storage = expiringStorage(() => localStorage, Date.now);
  const read = () => {
    const stored = storage.get(key, isStored);
    return stored?.account === account ? stored.forms : [];
  };
  const write = (forms: readonly UnsentChanges[]) => {
    if (forms.length === 0) storage.remove(key);
    else storage.set(key, { account, forms } satisfies Stored, KEPT_MINUTES);
  };
  return {
    read,
    save: (unsent) => write([...read().filter(({ editor }) => editor !== unsent.editor), unsent]),
    confirm(sent) {
      const left = read().map((form) => (form.editor === sent.editor ? withoutSent(form, sent) : form));
      write(left.filter(({ changes }) => Object.keys(changes).length > 0));
    },
  };
}

/** A form's changes without those that were sent. */
export function withoutSent(form: UnsentChanges, sent: UnsentChanges): UnsentChanges {
  const left = Object.entries(form.changes).filter(([field, { typedAt }]) => sent.changes[field]?.typedAt !== typedAt);
  return { ...form, changes: Object.fromEntries(left) };
}

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'account' in value && 'forms' in value;
}
