import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { useState } from 'react';
import { type Move, sendMove, UNDOES } from './listing-moves.ts';

/** Moves of one listing: the one under way, the last one that succeeded, and how to take it back. */
export interface Moves {
  readonly busy: boolean;
  /** The move that is sent now. */
  readonly sending: Move['kind'] | undefined;
  readonly problem: string | undefined;
  readonly done: Move['kind'] | undefined;
  readonly undo: Move | undefined;
  run(move: Move): Promise<void>;
}

/** Sends moves of a listing and loads the page again after each. */
export function useMoves(propertyId: string): Moves {
  const { http } = usePlatform();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<Move['kind']>();
  const [done, setDone] = useState<Move['kind']>();
  const { busy, problem, run } = useMutation((move: Move, options) => sendMove(http, propertyId, move, options));
  return {
    busy,
    sending: busy ? sending : undefined,
    problem,
    done,
    undo: done && UNDOES[done],
    async run(move) {
      setSending(move.kind);
      setDone(undefined);
      if (!(await run(move))) return;
      setDone(move.kind);
      await revalidate();
    },
  };
}
