import fc from 'fast-check';
import { mergeDrafts } from './merge-drafts.ts';
import type { NoteTask } from './note.ts';
import { EMPTY_DRAFT, type NoteDraft } from './note-draft.ts';

const word = fc.string({ maxLength: 6 });
const tasks: fc.Arbitrary<NoteTask[]> = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), text: word, done: fc.boolean() }),
  { selector: ({ id }) => id },
);
const drafts: fc.Arbitrary<NoteDraft> = fc.record({
  text: word,
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  followUp: fc.constantFrom('', '2026-11-21T10:00', '2026-11-22T11:00'),
  followUpReason: word,
  tasks,
  people: fc.subarray(['nc_1', 'nc_2', 'nc_3']),
  phones: fc.constant<string[]>([]),
});
const draft = (facts: Partial<NoteDraft>): NoteDraft => ({ ...EMPTY_DRAFT, ...facts });
const task = (id: string, text = id, done = false): NoteTask => ({ id, text, done });

describe('merging two drafts of one note', () => {
  it('returns the changed draft when the other is unchanged', () => {
    fc.assert(
      fc.property(drafts, drafts, (base, changed) => {
        expect(mergeDrafts(base, changed, base)).toEqual({
          draft: { ...changed, people: saved(base, changed) },
          conflicts: [],
        });
        expect(mergeDrafts(base, base, changed)).toEqual({ draft: changed, conflicts: [] });
      }),
    );
  });

  it('loses nothing that either person wrote', () => {
    fc.assert(
      fc.property(drafts, drafts, drafts, (base, mine, theirs) => {
        const { draft: merged, conflicts } = mergeDrafts(base, mine, theirs);
        const there = [merged.text, merged.followUpReason, ...merged.tasks.map(({ text }) => text)];
        const all = [...there, ...conflicts.map((conflict) => conflict.theirs)];
        for (const side of [mine, theirs]) {
          if (side.text !== base.text) expect(all).toContain(side.text);
          for (const { id, text } of side.tasks) {
            if (base.tasks.find((each) => each.id === id)?.text !== text) expect(all).toContain(text);
          }
        }
        expect(new Set(merged.tasks.map(({ id }) => id)).size).toBe(merged.tasks.length);
      }),
    );
  });

  it('reports a conflict when both changed the text, and keeps mine', () => {
    const { draft: merged, conflicts } = mergeDrafts(draft({ text: 'a' }), draft({ text: 'b' }), draft({ text: 'c' }));
    expect([merged.text, conflicts]).toEqual(['b', [{ part: 'text', theirs: 'c' }]]);
  });

  it('merges tasks that one person edited and the other checked off', () => {
    const base = draft({ tasks: [task('a'), task('b')] });
    const mine = draft({ tasks: [task('a', 'Ask about water'), task('b'), task('new')] });
    const theirs = draft({ tasks: [task('a', 'a', true), task('theirs')] });
    const { draft: merged, conflicts } = mergeDrafts(base, mine, theirs);
    expect(merged.tasks).toEqual(
      expect.arrayContaining([task('a', 'Ask about water', true), task('new'), task('theirs')]),
    );
    expect(merged.tasks).toHaveLength(3);
    expect(conflicts).toEqual([]);
  });

  it('keeps a task that one person removed and the other changed', () => {
    const base = draft({ tasks: [task('a')] });
    expect(mergeDrafts(base, draft({}), draft({ tasks: [task('a', 'Changed')] })).draft.tasks).toEqual([
      task('a', 'Changed'),
    ]);
  });
});

/** People are only added by phone number, so a removed person does not come back. */
function saved(base: NoteDraft, changed: NoteDraft): string[] {
  return base.people.filter((id) => changed.people.includes(id));
}
