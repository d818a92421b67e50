const SAVED = 'aangan:typed';

/** Fields whose values may be kept for a moment in this tab. */
const FIELDS = 'input:not([type=hidden], [type=password], [type=file]), textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface SavedFields {
  /** Path and query of the page. */
  readonly at: string;
  readonly scrollY: number;
  readonly fields: readonly { readonly key: string; readonly value: string; readonly checked: boolean }[];
  /** Key of the field with the focus. */
  readonly focus: string | undefined;
}

type Place = Pick<Location, 'pathname' | 'search'>;

/** Saves what is in the page's fields, for the same page after a reload. Passwords and one-time codes are left out. */
export function saveTyped(document: Document, storage: Storage, place: Place, scrollY: number): void {
  const at = place.pathname + place.search;
  // A second reload may come before the first has put them back: they stay.
  if (isOf(storage.getItem(SAVED), at)) return;
  const keyed = keyedFields(document);
  const saved: SavedFields = {
    at,
    scrollY,
    fields: [...keyed].map(([key, field]) => ({ key, value: field.value, checked: isChecked(field) })),
    focus: [...keyed].find(([, field]) => field === document.activeElement)?.[0],
  };
  storage.setItem(SAVED, JSON.stringify(saved));
}

/** Puts saved values back, as if they were typed. Once only, and only on the page that they are of. */
export function restoreTyped(document: Document, storage: Storage, place: Place): void {
  const text = storage.getItem(SAVED);
  storage.removeItem(SAVED);
  if (text === null) return;
  const { at, scrollY, fields, focus }: SavedFields = JSON.parse(text);
  if (at !== place.pathname + place.search) return;
  const keyed = keyedFields(document);
  for (const { key, value, checked } of fields) {
    const field = keyed.get(key);
    if (field && isChecked(field) !== checked) field.click();
    else if (field && field.value !== value) type(field, value);
  }
  if (focus !== undefined) keyed.get(focus)?.focus({ preventScroll: true });
  document.defaultView?.scrollTo(0, scrollY);
}

function isOf(text: string | null, at: string): boolean {
  if (text === null) return false;
  const saved: SavedFields = JSON.parse(text);
  return saved.at === at;
}

/** Fields by form, name and place among those of the same name: ids may differ from build to build. */
function keyedFields(document: Document): Map<string, Field> {
  const counts = new Map<string, number>();
  const fields = [...document.querySelectorAll<Field>(FIELDS)].filter(
    (field) => field.autocomplete !== 'one-time-code',
  );
  return new Map(
    fields.map((field) => {
      const name = `${field.form?.getAttribute('aria-label') ?? ''} ${field.name || field.getAttribute('aria-label')}`;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name} ${count}`, field];
    }),
  );
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

/** React notices a value only if the element's own setter wrote it before the event. */
function type(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
