import type { Draft } from '@aangan/shared-kit/contracts/posting';
import { type CallOptions, HttpError } from '@aangan/shared-kit/platform/http';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { useState } from 'react';

/** That the listing of an open form was deleted, here or on another device. */
export interface Deletion {
  /** `undoable` for half an hour, then `final`. */
  readonly state: 'undoable' | 'final';
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Brings the listing back. @returns the draft, or undefined when that failed */
  undo(): Promise<Draft | undefined>;
}

interface NoticedDeletion {
  readonly deletion: Deletion | undefined;
  /** Looks whether a deletion is the reason of a refused save. */
  notice(error: unknown): Promise<void>;
}

/**
 * Notices the deletion of a draft by the refusal of its form's saves.
 * @param takeDraft called with the deleted draft
 */
export function useDeletion(draft: Draft, takeDraft: (draft: Draft) => void): NoticedDeletion {
  const { http, now } = usePlatform();
  const [gone, setGone] = useState(false);
  const params = { propertyId: draft.id };
  const undoing = useMutation(async (_: undefined, options: CallOptions) => {
    try {
      await http.request('POST /api/v1/property/manage/{propertyId}/undo-delete', { params }, options);
      return await http.request('GET /api/v1/property/manage/{propertyId}', { params }, options);
    } catch (error) {
      // The half hour is over.
      if (error instanceof HttpError && (error.status === 409 || error.status === 404)) setGone(true);
      throw error;
    }
  });

  async function notice(error: unknown): Promise<void> {
    if (!(error instanceof HttpError)) return;
    if (error.status === 404) setGone(true);
    if (error.status !== 410) return;
    try {
      takeDraft(await http.request('GET /api/v1/property/manage/{propertyId}', { params }));
    } catch (reading) {
      if (!(reading instanceof HttpError)) throw reading;
      if (reading.status === 404) setGone(true);
    }
  }

  const isDeleted = gone || draft.state === 'deleted';
  const isFinal = gone || (draft.undoUntil ?? 0) < now;
  const { busy, problem } = undoing;
  return {
    notice,
    deletion: isDeleted
      ? {
          ...{ state: isFinal ? 'final' : 'undoable', busy, problem },
          undo: async () => (await undoing.run(undefined))?.answer,
        }
      : undefined,
  };
}
