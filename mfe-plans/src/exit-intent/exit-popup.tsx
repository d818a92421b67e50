import type { CallAnswer, CallInput } from '@aangan/shared-kit/contracts/all-calls';
import type { ExitOption } from '@aangan/shared-kit/domain/feedback';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { Stack, WrappedRow } from '@aangan/shared-kit/ui/layout';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import { useEffect, useEffectEvent, useState } from 'react';
import { EXIT_THANKS, EXIT_WORDS } from './exit.words.ts';
import type { ExitIntentProps } from './exit-intent-props.ts';
import { shownFlag } from './shown-flag.ts';
import { watchExit } from './watch-exit.ts';

type Asked = CallAnswer<'GET /api/v2/exit/intent/options'>;

/** The exit survey, shown at most once in six hours per page. Escape, Close and Back close it at once. */
export function ExitPopup({ category, pageName }: ExitIntentProps) {
  const { http } = usePlatform();
  const [asked, setAsked] = useState<Asked>();
  const [open, setOpen] = useState(false);

  const ask = useEffectEvent(async () => {
    if (open || shownFlag(pageName).read()) return;
    const { isExitPopUp } = await http.request('GET /api/v2/exit/intent/eligible', { query: { category } });
    if (!isExitPopUp || document.querySelector('dialog[open]')) return;
    setAsked(await http.request('GET /api/v2/exit/intent/options', { query: { category } }));
    shownFlag(pageName).keep(true);
    setOpen(true);
  });
  // The visitor did not ask for the survey, so a failed call shows no error.
  useEffect(() => watchExit(() => void ask().catch(() => undefined)), []);

  return (
    <Sheet title={asked?.question ?? ''} open={open} onClose={() => setOpen(false)}>
      {asked && (
        <ExitForm
          options={asked.options}
          category={category}
          pageName={pageName}
          onClose={() => setOpen(false)}
          onSaved={() => shownFlag(pageName).keep(false)}
        />
      )}
    </Sheet>
  );
}

interface ExitFormProps extends ExitIntentProps {
  readonly options: Asked['options'];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function ExitForm({ options, category, pageName, onClose, onSaved }: ExitFormProps) {
  const { http, session, alerts } = usePlatform();
  const [option, setOption] = useState<ExitOption>();
  const [comment, setComment] = useState('');
  const [saved, setSaved] = useState(false);
  // The signal is left out, because an answer that was sent counts even if the survey closes meanwhile.
  const saving = useMutation((input: CallInput<'POST /api/v2/exit/intent/save'>, { headers = {} }) =>
    http.request('POST /api/v2/exit/intent/save', input, { headers }),
  );

  const save = async () => {
    if (option === undefined) return saving.refuse(EXIT_WORDS.choose);
    const userId = session.account?.id ?? null;
    if (await saving.run({ json: { userId, category, pageName, option, comment } })) {
      onSaved();
      return setSaved(true);
    }
    // The specification names one message for every failure.
    alerts.show('error', EXIT_WORDS.failed);
    saving.refuse(EXIT_WORDS.failed);
  };
  if (saved) {
    return (
      <Stack gap={16}>
        <AlertNote tone="good">{EXIT_THANKS[category]}</AlertNote>
        <Button onClick={onClose}>{EXIT_WORDS.back}</Button>
      </Stack>
    );
  }
  return (
    <Stack gap={16}>
      <RadioGroup
        legend={<span className="visually-hidden">{EXIT_WORDS.answer}</span>}
        name="exit-option"
        look="rows"
        options={options.map(({ id, label }) => ({ value: id, label }))}
        value={option}
        onChange={(value) => setOption(value as ExitOption)}
      />
      <TextAreaField
        label={EXIT_WORDS.comment}
        rows={2}
        maxLength={500}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      {saving.problem && <AlertNote tone="error">{saving.problem}</AlertNote>}
      <WrappedRow>
        <Button variant="primary" busy={saving.busy} onClick={() => void save()}>
          {EXIT_WORDS.send}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {EXIT_WORDS.notNow}
        </Button>
      </WrappedRow>
    </Stack>
  );
}
