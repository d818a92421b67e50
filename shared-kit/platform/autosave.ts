import { HttpError } from './http.ts';
import { problemsOf } from './problems.ts';
import { type UnsentChanges, type UnsentStore, withoutSent } from './unsent-changes.ts';

/**
 * `saved`: the server has everything. `saving`: it gets the rest within a second. `offline`: it does not answer, so the
 * rest is on the device alone, and is sent again later. `refused`: it does not accept the rest.
 */
export type SaveState = 'saved' | 'saving' | 'offline' | 'refused';

export interface AutosaveOptions<Answer> {
  /** This form: a tab of a browser. */
  readonly editor: string;
  /** Where unconfirmed changes are stored on the device. */
  readonly store: UnsentStore;
  /** Version of the document that the form shows now. */
  readonly version: () => number;
  /** @throws HttpError */
  readonly send: (unsent: UnsentChanges, options: { readonly keepalive: boolean }) => Promise<Answer>;
  /** Called before the changes count as saved. */
  readonly onAnswer: (answer: Answer) => void;
  /** @param problem why the changes are refused, for people */
  readonly onState: (state: SaveState, problem?: string) => void;
  /** Called when values that the server does not have were added or confirmed. */
  readonly onUnsent: (changes: UnsentChanges['changes']) => void;
}

/** ms after a field was typed, so that it is stored within a second of that. */
const DELAY = 600;
/** ms until the next try after a failure; the last one is repeated. */
const RETRIES = [2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Saves a document field by field, a second after it was typed. What is not confirmed is stored on the device first, and
 * sent by the next form that opens the document.
 */
export class Autosave<Answer> {
  private readonly options: AutosaveOptions<Answer>;
  /** One for each form of this device that has unconfirmed changes. */
  private unsent: readonly UnsentChanges[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<boolean> | undefined;
  private failures = 0;
  private isOpen = false;

  private readonly sendNow = (): void => void this.flush();
  private readonly sendLast = (): void => void this.flush(true);
  /** A hidden page may be killed. */
  private readonly sendHidden = (): void => void (document.hidden && this.flush(true));

  constructor(options: AutosaveOptions<Answer>) {
    this.options = options;
  }

  /** Takes over what earlier forms could not send, and listens to the network and the page. Browser only. */
  open(): void {
    const own = this.unsent;
    const stored = this.options.store.read();
    this.unsent = [...own, ...stored.filter(({ editor }) => !own.some((form) => form.editor === editor))];
    this.isOpen = true;
    addEventListener('online', this.sendNow);
    addEventListener('pagehide', this.sendLast);
    document.addEventListener('visibilitychange', this.sendHidden);
    if (this.unsent.length === 0) return;
    this.notify();
    void this.flush();
  }

  /** Sends the rest without telling anybody. The answer still removes from the device what it confirms. */
  close(): void {
    this.isOpen = false;
    void this.flush(true);
    removeEventListener('online', this.sendNow);
    removeEventListener('pagehide', this.sendLast);
    document.removeEventListener('visibilitychange', this.sendHidden);
    this.stopTimer();
  }

  /** @param typedAt epoch ms */
  change(field: string, value: unknown, typedAt: number): void {
    const { editor, store, version } = this.options;
    const own = this.unsent.find((form) => form.editor === editor) ?? { editor, base: version(), changes: {} };
    const next = { ...own, changes: { ...own.changes, [field]: { value, typedAt } } };
    this.unsent = [...this.unsent.filter((form) => form.editor !== editor), next];
    store.save(next);
    this.notify();
    this.tell('saving');
    if (this.timer === undefined || this.failures > 0) this.startTimer(DELAY);
  }

  /**
   * Sends everything now.
   * @returns whether the server has all of it
   */
  async flush(keepalive = false): Promise<boolean> {
    // What was typed during a call needs another one.
    while (this.sending) await this.sending;
    if (this.unsent.length === 0) return true;
    this.stopTimer();
    this.sending = this.sendAll(keepalive);
    try {
      return await this.sending;
    } finally {
      this.sending = undefined;
    }
  }

  private async sendAll(keepalive: boolean): Promise<boolean> {
    const { send, store, onAnswer } = this.options;
    this.tell('saving');
    for (const form of this.unsent) {
      try {
        const answer = await send(form, { keepalive });
        this.failures = 0;
        store.confirm(form);
        if (this.isOpen) onAnswer(answer);
        this.confirm(form);
      } catch (error) {
        this.fail(error);
        return false;
      }
    }
    if (this.unsent.length === 0) this.tell('saved');
    else if (this.isOpen) this.startTimer(DELAY);
    return this.unsent.length === 0;
  }

  private confirm(sent: UnsentChanges): void {
    this.unsent = this.unsent
      .map((form) => (form.editor === sent.editor ? withoutSent(form, sent) : form))
      .filter(({ changes }) => Object.keys(changes).length > 0);
    this.notify();
  }

  /** @throws errors that are not a failed call */
  private fail(error: unknown): void {
    if (isRefusal(error)) {
      this.tell('refused', problemsOf(error).problem);
      if (!(error instanceof HttpError)) throw error;
      return;
    }
    this.tell('offline');
    const delay = RETRIES[Math.min(this.failures, RETRIES.length - 1)] ?? DELAY;
    this.failures += 1;
    if (this.isOpen) this.startTimer(delay);
  }

  private tell(state: SaveState, problem?: string): void {
    if (this.isOpen) this.options.onState(state, problem);
  }

  private notify(): void {
    if (!this.isOpen) return;
    // Of two values of a field, the one that was typed last counts.
    const all = this.unsent.flatMap(({ changes }) => Object.entries(changes));
    this.options.onUnsent(Object.fromEntries(all.toSorted(([, one], [, other]) => one.typedAt - other.typedAt)));
  }

  private startTimer(delay: number): void {
    this.stopTimer();
    this.timer = setTimeout(() => void this.flush(), delay);
  }

  private stopTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

/** A 4xx answer stays the same when it is tried again; too many calls (429) do not. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof HttpError)) return true;
  const { status = 0 } = error;
  return status >= 400 && status < 500 && status !== 429 && status !== 408;
}
