import type { OpenedCallCase } from '@aangan/shared-kit/contracts/dialer';
import { SKIP_REASON } from '@aangan/shared-kit/domain/dialer/call-note';
import { DIALER_LINK } from '@aangan/shared-kit/links/dialer';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { ActionForm, useActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Bullets, FactsRow, Panel, Section, SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { useRef } from 'react';
import type { CaseStep } from './act-on-case.ts';
import { CallPanel } from './call-panel.tsx';
import { CaseHistory } from './case-history.tsx';
import styles from './dialer.module.css';
import { DIALER_WORDS, endWords, KIND_WORDS } from './dialer.words.ts';
import { OutcomeForm } from './outcome-form.tsx';
import { ScriptView } from './script-view.tsx';
import { useDialerKeys } from './use-dialer-keys.ts';

const STEP = { take: 'take', skip: 'skip' } as const satisfies Record<string, CaseStep>;

/** A case at the dialer: who and why, the call and its outcome, what to say, and what happened so far. */
export function OpenedCase({ opened }: { readonly opened: OpenedCallCase }) {
  const { id, name, kind, state, about, mine, heldBy } = opened;
  const area = useRef<HTMLDivElement>(null);
  const keys = useDialerKeys(area);
  const isOpen = state === 'open';
  const mayCall = isOpen && mine;
  return (
    <div ref={area} className={styles.case}>
      <p>
        <Link to={DIALER_LINK}>{DIALER_WORDS.back}</Link>
      </p>
      <h2>
        {name || DIALER_WORDS.noName}, {KIND_WORDS[kind]}
      </h2>
      <CaseFacts opened={opened} />
      {!isOpen && <AlertNote tone="attention">{endWords(state)}</AlertNote>}
      {isOpen && !mine && <TakeCase id={id} heldBy={heldBy} />}
      <div className={styles.columns} data-with-call={mayCall || undefined}>
        {mayCall && (
          <Panel as="section" aria-label={DIALER_WORDS.state}>
            <CallPanel opened={opened} keys={keys.on} />
            <OutcomeForm key={opened.seq} opened={opened} keys={keys.on} />
            <SkipForm opened={opened} />
            <FactsRow>
              <ScriptedButton aria-pressed={keys.on} onClick={keys.toggle}>
                {keys.on ? DIALER_WORDS.keysOn : DIALER_WORDS.keysOff}
              </ScriptedButton>
              <SmallText as="span" className={styles.hint}>
                {DIALER_WORDS.keys}
              </SmallText>
            </FactsRow>
          </Panel>
        )}
        <Stack gap={24}>
          {about.length > 0 && (
            <Section aria-labelledby="why">
              <h2 id="why">{DIALER_WORDS.why}</h2>
              <Bullets>
                {about.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </Bullets>
            </Section>
          )}
          {isOpen && <ScriptView kind={kind} />}
          <CaseHistory entries={opened.entries} />
        </Stack>
      </div>
    </div>
  );
}

function CaseFacts({ opened }: { readonly opened: OpenedCallCase }) {
  const { asked, late, own, promisedOn, wasTold, askedOn, heldUntil } = opened;
  return (
    <>
      <FactsRow>
        {late && <StatusLabel tone="bad">{DIALER_WORDS.late}</StatusLabel>}
        {own && <StatusLabel tone="information">{DIALER_WORDS.mine}</StatusLabel>}
        <StatusLabel tone={asked ? 'good' : 'attention'}>
          {asked ? DIALER_WORDS.asked : DIALER_WORDS.unasked}
        </StatusLabel>
      </FactsRow>
      <SmallText>
        {DIALER_WORDS.askedOn(askedOn)} ·{' '}
        {wasTold ? DIALER_WORDS.promised(promisedOn) : DIALER_WORDS.target(promisedOn)}
      </SmallText>
      {heldUntil !== null && <SmallText>{DIALER_WORDS.heldUntil(heldUntil)}</SmallText>}
    </>
  );
}

function TakeCase({ id, heldBy }: { readonly id: string; readonly heldBy: string | null }) {
  const { busy } = usePageAction();
  if (heldBy !== null) return <AlertNote tone="attention">{DIALER_WORDS.otherHas(heldBy)}</AlertNote>;
  return (
    <ActionForm hidden={{ do: STEP.take, case: id }} aria-label={DIALER_WORDS.take}>
      <Button type="submit" variant="primary" busy={busy}>
        {DIALER_WORDS.take}
      </Button>
    </ActionForm>
  );
}

function SkipForm({ opened: { id, seq } }: { readonly opened: OpenedCallCase }) {
  const form = useActionForm({ do: STEP.skip, case: id, seq: String(seq) });
  return (
    <details open={form.refusal !== undefined}>
      <summary>{DIALER_WORDS.skip}</summary>
      <Form form={form} aria-label={DIALER_WORDS.skip}>
        <TextField
          label={DIALER_WORDS.skipReason}
          help={DIALER_WORDS.skipHelp}
          maxLength={SKIP_REASON.most}
          autoComplete="off"
          {...form.field('reason')}
        />
        <Button type="submit" busy={form.busy}>
          {DIALER_WORDS.skipSend}
        </Button>
      </Form>
    </details>
  );
}
