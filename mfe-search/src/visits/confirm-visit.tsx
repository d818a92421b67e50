import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { useVisitChange } from './use-visit-change.ts';
import type { Visit } from './visit.ts';
import { VISIT_SHEET_WORDS } from './visit-sheet.words.ts';

interface ConfirmVisitProps {
  readonly visit: Visit;
  readonly onChanged: (visit: Visit) => void;
}

/** Lets a visitor confirm a visit when asked; not confirming has no consequence. */
export function ConfirmVisit({ visit, onChanged }: ConfirmVisitProps) {
  const { http } = usePlatform();
  const { busy, problem, make } = useVisitChange(
    (visitId: string, options) =>
      http.request('POST /api/v1/visits/{visitId}/confirm', { params: { visitId } }, options),
    onChanged,
  );
  const confirm = () => make(visit.id, VISIT_SHEET_WORDS.confirmed(visit.person));
  return (
    <>
      <AlertNote tone="attention">
        {VISIT_SHEET_WORDS.coming} {visit.person} {VISIT_SHEET_WORDS.expects}{' '}
        <Button size="small" busy={busy} onClick={() => void confirm()}>
          Yes, I am coming
        </Button>
      </AlertNote>
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
    </>
  );
}
