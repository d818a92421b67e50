import type { CallAnswer, CallInput } from '@aangan/shared-kit/contracts/all-calls';
import type { Draft } from '@aangan/shared-kit/contracts/posting';
import type { DraftConflict } from '@aangan/shared-kit/domain/posting/merge-draft';
import type { FieldName, FieldValue } from '@aangan/shared-kit/domain/posting/posting-fields';
import { Autosave, type SaveState } from '@aangan/shared-kit/platform/autosave';
import type { CallOptions } from '@aangan/shared-kit/platform/http';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { type UnsentChanges, unsentChanges } from '@aangan/shared-kit/platform/unsent-changes';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formEditor } from './form-editor.ts';
import { noteSeenVersion, seenVersion } from './seen-version.ts';
import { useDeletion } from './use-deletion.ts';

const SAVE = 'PATCH /api/v1/property/manage/{propertyId}';
type Saved = CallAnswer<typeof SAVE>;
type SaveInput = CallInput<typeof SAVE>['json'];

/**
 * A draft that saves itself: what the server has, what it does not have yet, and what other devices have changed.
 * @param loaded by the page's loader; a newer one is taken over
 */
export function useSavedDraft(loaded: Draft) {
  const { http, session } = usePlatform();
  const [draft, setDraft] = useState(loaded);
  const [unsent, setUnsent] = useState<UnsentChanges['changes']>({});
  const [saving, setSaving] = useState<{ readonly state: SaveState; readonly problem?: string | undefined }>(SAVED);
  const [conflicts, setConflicts] = useState<readonly DraftConflict[]>([]);
  const [changedElsewhere, setChangedElsewhere] = useState<readonly FieldName[]>([]);
  const autosave = useRef<Autosave<Saved>>(undefined);
  const { id } = loaded;
  const account = session.account?.id ?? '';
  const version = useRef(loaded.version);

  const takeDraft = (next: Draft) => {
    version.current = Math.max(version.current, next.version);
    noteSeenVersion(next.id, next.version);
    setDraft((before) => (next.version >= before.version ? next : before));
  };
  const [taken, setTaken] = useState(loaded);
  if (taken !== loaded) {
    setTaken(loaded);
    setDraft((before) => (loaded.version >= before.version ? loaded : before));
  }
  useEffect(() => {
    version.current = Math.max(version.current, loaded.version);
  }, [loaded]);

  const takeAnswer = useEffectEvent((answer: Saved) => {
    takeDraft(answer.draft);
    // The contract names the values by field, which is more than its schema can say.
    const found = answer.conflicts as readonly DraftConflict[];
    const fields = new Set(found.map(({ field }) => field));
    setConflicts((before) => [...before.filter(({ field }) => !fields.has(field)), ...found]);
    const elsewhere = answer.changedElsewhere.filter((field) => !fields.has(field));
    if (elsewhere.length > 0) setChangedElsewhere(elsewhere);
  });

  const { deletion, notice } = useDeletion(draft, takeDraft);
  // Every save goes through here, also the one that only asks for the changes of other devices.
  const save = useEffectEvent(async (json: SaveInput, options: CallOptions) => {
    try {
      return await http.request(SAVE, { params: { propertyId: id }, json }, options);
    } catch (error) {
      void notice(error);
      throw error;
    }
  });

  useEffect(() => {
    const opened = new Autosave<Saved>({
      editor: formEditor(),
      store: unsentChanges(`listing:${id}`, account),
      version: () => version.current,
      // `set` types each value by its field.
      send: ({ editor, base, changes }, options) =>
        save({ editor, base, changes: changes as Draft['values'] }, options),
      onAnswer: (answer) => takeAnswer(answer),
      onState: (state, problem) => setSaving({ state, problem }),
      onUnsent: setUnsent,
    });
    autosave.current = opened;
    opened.open();
    return () => opened.close();
  }, [id, account]);

  // Without changes the call answers what other devices have changed.
  const looking = useMutation((json: SaveInput, options) => save(json, options));
  const look = useEffectEvent(async () => {
    if (document.hidden) return;
    const json = { editor: formEditor(), base: version.current, changes: {} };
    const found = await looking.run(json);
    if (found) takeAnswer(found.answer);
  });
  useEffect(() => {
    const shown = () => void look();
    document.addEventListener('visibilitychange', shown);
    if (seenVersion(id) > version.current) shown();
    return () => document.removeEventListener('visibilitychange', shown);
  }, [id]);

  const change = (field: FieldName, value: FieldValue | null) => autosave.current?.change(field, value, Date.now());
  return {
    draft,
    unsent,
    change,
    takeDraft,
    deletion,
    async undelete() {
      const back = await deletion?.undo();
      if (!back) return;
      takeDraft(back);
      await autosave.current?.flush();
    },
    conflicts,
    changedElsewhere,
    saveState: saving.state,
    saveProblem: saving.problem,
    flush: async () => (await autosave.current?.flush()) ?? true,
    settle(field: FieldName, value: FieldValue | null) {
      setConflicts(conflicts.filter((conflict) => conflict.field !== field));
      if (JSON.stringify(value) !== JSON.stringify(draft.values[field] ?? null)) change(field, value);
    },
  };
}

const SAVED = { state: 'saved' } as const;
