import { callNoteError, skipReasonError } from '@aangan/shared-kit/domain/dialer/call-note';
import { CALL_OUTCOMES, type CallOutcome } from '@aangan/shared-kit/domain/dialer/call-outcomes';
import { callCaseLink, DIALER_LINK } from '@aangan/shared-kit/links/dialer';
import { orRefusal, refusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** What staff do at the dialer: the field `do` of its forms. */
export type CaseStep = 'next' | 'take' | 'dial' | 'outcome' | 'skip' | 'note';

/** Does a step of the dialer, and shows the case or the next one. */
export async function actOnCase({ form, platform: { http } }: ActionArgs): Promise<Response | Refusal> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const caseId = text('case');
  const params = { caseId };
  const seq = Number(text('seq')) || 0;

  switch (text('do') as CaseStep) {
    case 'next':
      return orRefusal(form, async () => {
        const { caseId: taken } = await http.request('POST /api/v1/staff/calls/next', {});
        return redirect(taken === null ? `${DIALER_LINK}?done=none` : callCaseLink(taken));
      });
    case 'take':
      return orRefusal(form, async () => {
        await http.request('POST /api/v1/staff/calls/{caseId}/take', { params });
        return redirect(callCaseLink(caseId));
      });
    case 'dial':
      return orRefusal(form, async () => {
        await http.request('POST /api/v1/staff/calls/{caseId}/dial', { params, json: { seq } });
        return redirect(callCaseLink(caseId));
      });
    case 'skip': {
      const reason = text('reason');
      const unsaid = skipReasonError(reason);
      if (unsaid) return refusal(form, { reason: unsaid });
      return orRefusal(form, async () => {
        await http.request('POST /api/v1/staff/calls/{caseId}/skip', { params, json: { seq, reason } });
        return redirect(`${DIALER_LINK}?done=skipped`);
      });
    }
    case 'note': {
      const note = text('note');
      const wrong = callNoteError(note, true);
      if (wrong) return refusal(form, { note: wrong });
      return orRefusal(form, async () => {
        await http.request('POST /api/v1/staff/calls/{caseId}/notes', { params, json: { seq, note } });
        return redirect(`${callCaseLink(caseId)}&done=noted`);
      });
    }
    default:
      return saveOutcome();
  }

  function saveOutcome(): Promise<Response | Refusal> | Refusal {
    const outcome = text('outcome');
    if (!isOutcome(outcome)) return refusal(form, { outcome: 'Choose how it went.' });
    const note = text('note');
    const wrong = callNoteError(note, outcome === 'done');
    if (wrong) return refusal(form, { note: wrong });
    const nextOn = Number(text('nextOn')) || undefined;
    if (outcome === 'call-back' && nextOn === undefined)
      return refusal(form, { nextOn: 'Choose when the person wants to be called.' });
    return orRefusal(form, async () => {
      const json = { seq, outcome, note, ...(nextOn !== undefined && { nextOn }) };
      await http.request('POST /api/v1/staff/calls/{caseId}/outcome', { params, json });
      return redirect(`${DIALER_LINK}?done=saved`);
    });
  }
}

function isOutcome(name: string): name is CallOutcome {
  return CALL_OUTCOMES.some((outcome) => outcome === name);
}
