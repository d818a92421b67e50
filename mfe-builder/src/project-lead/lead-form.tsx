import type { OwnProjectLead } from '@aangan/shared-kit/contracts/project-leads';
import {
  type CallFrequency,
  type LeadCaller,
  type LeadWish,
  leadConsent,
} from '@aangan/shared-kit/domain/project-lead';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { CheckboxGroup, RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { SmallText, Unscripted } from '@aangan/shared-kit/ui/layout';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './project-lead.module.css';
import { CALLER_OPTIONS, DAYS_OPTIONS, FREQUENCY_OPTIONS, LEAD_WORDS, WISH_OPTIONS } from './project-lead.words.ts';

/** What a visitor asks for, and on which terms. */
export interface LeadTerms {
  readonly wish: LeadWish;
  readonly callers: LeadCaller;
  readonly frequency: CallFrequency;
  readonly days: number;
  readonly brochure: boolean;
  /** `2026-12-05`, or empty. */
  readonly visitOn: string;
  readonly message: string;
}

interface LeadFormProps {
  readonly builder: string;
  /** The request that is changed; undefined for a new one. */
  readonly before: OwnProjectLead | undefined;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onSend: (terms: LeadTerms) => Promise<void>;
}

const USUAL: LeadTerms = {
  ...{ wish: 'CALL', callers: 'ONE_PERSON', frequency: 'ONCE', days: 7 },
  ...{ brochure: false, visitOn: '', message: '' },
};

/** The terms of a request, with the words that the visitor agrees to. */
export function LeadForm({ builder, before, busy, problem, onSend }: LeadFormProps) {
  const [terms, setTerms] = useState<LeadTerms>(before ? termsOf(before) : USUAL);
  const form = useRef<HTMLFormElement>(null);
  // The page shows the form before its code has loaded; what was chosen and typed until then counts.
  useEffect(() => {
    const { current } = form;
    if (current) setTerms((now) => termsIn(new FormData(current), now));
  }, []);
  const set = (change: Partial<LeadTerms>) => setTerms((now) => ({ ...now, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void onSend(terms);
  };
  const calls = terms.callers !== 'NOBODY';
  return (
    <form ref={form} className={styles.form} onSubmit={submit} aria-labelledby="ask-title">
      <p>{LEAD_WORDS.about}</p>
      <RadioGroup
        legend={LEAD_WORDS.wish}
        name="wish"
        options={WISH_OPTIONS}
        value={terms.wish}
        onChange={(wish) => set({ wish: wish as LeadWish })}
      />
      {terms.wish === 'SITE_VISIT' && (
        <TextField
          label={LEAD_WORDS.visitOn}
          name="visitOn"
          type="date"
          value={terms.visitOn}
          onChange={(event) => set({ visitOn: event.target.value })}
        />
      )}
      <RadioGroup
        legend={LEAD_WORDS.callers}
        name="callers"
        look="rows"
        options={CALLER_OPTIONS}
        value={terms.callers}
        onChange={(callers) => set({ callers: callers as LeadCaller })}
      />
      {calls && (
        <div className={styles.pair}>
          <RadioGroup
            legend={LEAD_WORDS.frequency}
            name="frequency"
            options={FREQUENCY_OPTIONS}
            value={terms.frequency}
            onChange={(frequency) => set({ frequency: frequency as CallFrequency })}
          />
          <RadioGroup
            legend={LEAD_WORDS.days}
            name="days"
            options={DAYS_OPTIONS}
            value={String(terms.days)}
            onChange={(days) => set({ days: Number(days) })}
          />
        </div>
      )}
      <CheckboxGroup
        legend={LEAD_WORDS.extras}
        name="brochure"
        look="rows"
        help={LEAD_WORDS.brochureHelp}
        options={[{ value: 'brochure', label: LEAD_WORDS.brochure }]}
        value={terms.brochure ? ['brochure'] : []}
        onChange={(chosen) => set({ brochure: chosen.length > 0 })}
      />
      <TextAreaField
        label={LEAD_WORDS.message}
        name="message"
        maxLength={500}
        value={terms.message}
        onChange={(event) => set({ message: event.target.value })}
      />
      <SmallText>
        {LEAD_WORDS.consent} <span className={styles.consent}>{leadConsent({ builder, ...terms })}</span>
      </SmallText>
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
      <Button type="submit" variant="primary" busy={busy}>
        {LEAD_WORDS.send(builder)}
      </Button>
      <Unscripted>{LEAD_WORDS.unscripted}</Unscripted>
    </form>
  );
}

function termsOf({ wish, callers, frequency, days, brochure, visitOn, message }: OwnProjectLead): LeadTerms {
  return { wish, callers, frequency, days, brochure, visitOn: visitOn ?? '', message };
}

/** The terms as the fields of the form have them. Fields that are not shown keep what they had. */
function termsIn(fields: FormData, now: LeadTerms): LeadTerms {
  const text = (name: keyof LeadTerms) => String(fields.get(name) ?? now[name]);
  return {
    wish: text('wish') as LeadWish,
    callers: text('callers') as LeadCaller,
    frequency: text('frequency') as CallFrequency,
    days: Number(text('days')),
    brochure: fields.has('brochure'),
    visitOn: text('visitOn'),
    message: text('message'),
  };
}
