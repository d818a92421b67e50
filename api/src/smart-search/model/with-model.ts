import type { Slot, SlotKind, Understanding } from '@aangan/shared-kit/domain/smart-search/understanding';
import type { LanguageModel } from './language-model.ts';

/** Only the grammar reads these: the model does not know our places and cities. */
const NOT_OF_MODEL: ReadonlySet<SlotKind> = new Set(['place', 'city', 'metroNear', 'order']);
/** Kinds of which a text may name several. */
const SEVERAL: ReadonlySet<SlotKind> = new Set(['amenity', 'feature']);

/**
 * What the grammar understood, and what the model adds about the parts that it did not. The grammar's slots stay as they
 * are, and what the model adds is a guess that the person confirms. Without a model, or when it fails, the grammar alone
 * answers.
 */
export async function withModel(
  model: LanguageModel | undefined,
  read: Understanding,
  context: { readonly city?: string; readonly today: string },
  onError: (error: unknown) => void,
): Promise<{ readonly understanding: Understanding; readonly by: 'grammar' | 'model' }> {
  const grammar = { understanding: read, by: 'grammar' } as const;
  if (!model || read.unknown.length === 0) return grammar;
  try {
    const added = (await model.slotsOf(read.text, context)).filter((slot) => isNew(slot, read.slots));
    if (added.length === 0) return grammar;
    const guesses = added.map(({ span: _, ...slot }) => ({ ...slot, certainty: 'guess' }) as Slot);
    return { understanding: { ...read, slots: [...read.slots, ...guesses] }, by: 'model' };
  } catch (error) {
    onError(error);
    return grammar;
  }
}

function isNew(slot: Slot, known: readonly Slot[]): boolean {
  if (NOT_OF_MODEL.has(slot.kind)) return false;
  if (SEVERAL.has(slot.kind)) return !known.some(({ kind, value }) => kind === slot.kind && value === slot.value);
  return !known.some(({ kind }) => kind === slot.kind);
}
