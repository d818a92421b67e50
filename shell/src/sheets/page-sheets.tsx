import { createElement } from 'react';
import { createStore } from 'zustand/vanilla';
import type { PageSource } from '../app/page-source.ts';
import { actInSheet } from './act-in-sheet.ts';
import { loadForSheet } from './load-for-sheet.ts';
import { SheetStack } from './sheet-stack.tsx';
import type { FrameDeps, OpenSheet, PageSheets, SheetActions, SheetFrame } from './sheet-types.ts';

/** Pages of any remote in sheets over the open page; a sheet that is opened from another is shown above it. */
export function pageSheets(source: PageSource, { Region, headOf }: FrameDeps): PageSheets {
  const store = createStore<readonly OpenSheet[]>(() => []);
  const ends = new Map<number, { readonly resolve: (result: unknown) => void; result?: unknown }>();
  /** The path that each sheet loads: an earlier one that arrives later is ignored. */
  const wanted = new Map<number, string>();
  let last = 0;

  function change(id: number, facts: Partial<OpenSheet>): void {
    const next = store.getState().map((sheet) => (sheet.id === id ? { ...sheet, ...facts } : sheet));
    store.setState(next, true);
  }

  async function load({ id, path }: Pick<OpenSheet, 'id' | 'path'>): Promise<void> {
    change(id, { busy: true });
    wanted.set(id, path);
    const loaded = await loadForSheet(path, source);
    if (wanted.get(id) !== path) return;
    if ('entry' in loaded) change(id, { path, entry: loaded.entry, busy: false });
    else leave(id, loaded.redirect);
  }

  function leave(id: number, to: string): void {
    actions.close(id);
    location.assign(to);
  }

  async function submit({ id, path, entry }: OpenSheet, form: FormData): Promise<void> {
    change(id, { sending: true });
    const acted = await actInSheet(path, form, source).finally(() => change(id, { sending: false }));
    if (acted && 'refusal' in acted && entry) return change(id, { entry: { ...entry, refusal: acted.refusal } });
    const to =
      acted && 'redirect' in acted ? new URL(acted.redirect, new URL(path, source.platform.origin)) : undefined;
    if (to && to.pathname !== new URL(path, to).pathname) return leave(id, to.href);
    // A redirect to the same page shows what has become of the form, in the same sheet.
    await load({ id, path: to ? `${to.pathname}${to.search}` : path });
  }

  const actions: SheetActions = {
    retry: (sheet) => void load(sheet),
    go: (id, path) => void load({ id, path }),
    submit: (sheet, form) => void submit(sheet, form),
    close: (id) => change(id, { closing: true }),
    closed(id) {
      store.setState(
        store.getState().filter((sheet) => sheet.id !== id),
        true,
      );
      const end = ends.get(id);
      ends.delete(id);
      wanted.delete(id);
      end?.resolve(end.result);
    },
  };

  // Sheets show another person's data after a change of the session, too.
  source.live.subscribe((now, before) => {
    if (now.account?.id === before.account?.id) return;
    for (const sheet of store.getState()) void load(sheet);
  });

  const frame: SheetFrame = {
    Region,
    titleOf: ({ path }, entry) =>
      headOf(entry, source, new URL(path, source.platform.origin)).title.replace(/ \| Aangan$/, ''),
  };

  return {
    element: createElement(SheetStack, { key: 'sheets', store, actions, frame }),
    async open(path, logIn) {
      const { pathname } = new URL(path, source.platform.origin);
      const match = await source.match(pathname);
      if (match?.login !== undefined && !(await logIn())) return undefined;
      const id = ++last;
      store.setState([...store.getState(), { id, path, busy: true, closing: false }], true);
      void load({ id, path });
      return new Promise((resolve) => ends.set(id, { resolve }));
    },
    close(result) {
      const top = store.getState().findLast((sheet) => !sheet.closing);
      const end = top && ends.get(top.id);
      if (!top || !end) return false;
      end.result = result;
      actions.close(top.id);
      return true;
    },
  };
}
