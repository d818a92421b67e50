import type { WireVisit } from '@aangan/shared-kit/contracts/visits';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation, type Work } from '@aangan/shared-kit/platform/use-mutation';
import { type Visit, visitOf } from './visit.ts';

interface VisitChange<Input> {
  readonly busy: boolean;
  /**
   * Why the last change failed, in words for people. It stays beside the pressed button, while the alert disappears.
   */
  readonly problem: string | undefined;
  /** Makes the change, and passes on the changed visit. @param done text shown on success */
  make(input: Input, done?: string): Promise<void>;
}

/** A change of a booked or past visit; its call answers with the changed visit. */
export function useVisitChange<Input>(
  call: Work<Input, { readonly visit: WireVisit }>,
  onChanged: (visit: Visit) => void,
): VisitChange<Input> {
  const { alerts } = usePlatform();
  const { busy, problem, run } = useMutation(call, { onProblem: (words) => alerts.show('error', words) });
  return {
    busy,
    problem,
    async make(input, done) {
      const made = await run(input);
      if (!made) return;
      if (done !== undefined) alerts.show('success', done);
      onChanged(visitOf(made.answer.visit));
    },
  };
}
