import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRefreshedSteps } from '@aangan/shared-kit/platform/use-listing-steps';
import { ConfirmedButton } from '@aangan/shared-kit/ui/confirmed-button';
import { useVisitChange } from './use-visit-change.ts';
import type { Visit } from './visit.ts';
import { VISIT_SHEET_WORDS } from './visit-sheet.words.ts';

interface CancelVisitProps {
  readonly visit: Visit;
  readonly onChanged: (visit: Visit) => void;
}

/** Asks for confirmation, because the slot becomes free for others at once. */
export function CancelVisit({ visit, onChanged }: CancelVisitProps) {
  const { http } = usePlatform();
  const refreshSteps = useRefreshedSteps();
  const { busy, problem, make } = useVisitChange(
    (visitId: string, options) =>
      http.request('POST /api/v1/visits/{visitId}/cancel', { params: { visitId } }, options),
    (changed) => {
      onChanged(changed);
      refreshSteps();
    },
  );
  const cancel = () => make(visit.id, VISIT_SHEET_WORDS.cancelled(visit.person));
  return (
    <ConfirmedButton
      size="small"
      variant="quiet"
      question={VISIT_SHEET_WORDS.cancelQuestion}
      yes="Yes, cancel it"
      busy={busy}
      problem={problem}
      onConfirm={() => void cancel()}
    >
      Cancel visit
    </ConfirmedButton>
  );
}
