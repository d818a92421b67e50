import { CATEGORY_FACTS, LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useResumedAction } from '@aangan/shared-kit/platform/resumed-action';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { CheckboxGroup } from '@aangan/shared-kit/ui/choice-group';
import { bellIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Panel } from '@aangan/shared-kit/ui/layout';
import { PlaceBox } from '@aangan/shared-kit/ui/place-box';
import { type FormEvent, startTransition, useRef, useState } from 'react';
import styles from './alerts.module.css';
import { ALERTS_WORDS } from './alerts.words.ts';
import { CategoryQuestions } from './category-questions.tsx';
import type { NeedData } from './load-alerts.ts';
import { NotificationFields } from './notification-fields.tsx';
import { postRequirement } from './post-requirement.ts';
import { draftStorage, type RequirementDraft } from './requirement-draft.ts';
import { type Problems, requirementProblems } from './requirement-problems.ts';
import { type ShownHome, shownHomes } from './shown-home.ts';
import { useDraft } from './use-draft.ts';

interface RequirementFormProps {
  readonly data: NeedData;
  /** Called when the requirement is saved, with the homes that match now. */
  readonly onPosted: (homes: readonly ShownHome[]) => void;
}

const RESUME = 'alert-requirement';

/** The form for a requirement, one chip group per question, for one or several categories. */
export function RequirementForm({ data, onPosted }: RequirementFormProps) {
  const { http, signUp, alerts, analytics } = usePlatform();
  const { revalidate } = useRevalidator();
  const { city, cityName, inputs, own, start } = data;
  const [draft, setDraft] = useDraft(start, data.draft, own?.channels);
  const [problems, setProblems] = useState<Problems>(new Map());
  const form = useRef<HTMLFormElement>(null);

  const { busy, problem, run } = useMutation((filledIn: RequirementDraft, options) =>
    postRequirement(http, city, filledIn, options),
  );
  const send = async (filledIn: RequirementDraft) => {
    const posted = await run(filledIn);
    if (!posted) return;
    analytics.track('alert_requirement', { categories: filledIn.categories.join() });
    draftStorage(start).forget();
    alerts.show('success', ALERTS_WORDS.requirementSaved);
    onPosted(shownHomes(posted.answer.recommendedProperties));
    startTransition(() => void revalidate());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = new Map(requirementProblems(draft));
    // Before login the channels that reach the person are unknown; the server has a default for most people.
    if (!own) found.delete('channel');
    setProblems(found);
    const [first] = found.keys();
    if (first !== undefined) return focusField(form.current, first);
    if (await signUp.require('account', { resume: RESUME })) await send(draft);
  };
  useResumedAction(RESUME, () => {
    // Reads the stored draft: the form restores it only after this callback.
    const saved = draftStorage(start).read();
    void send(saved ? { ...saved, channel: saved.channel ?? draft.channel } : draft);
  });

  const suggest = async (hint: string, signal: AbortSignal) => {
    const found = await http.request('GET /places/api/v1/autocomplete', { query: { hint, city } }, { signal });
    return found.suggestions.filter((place) => place.kind === 'locality' && place.city === city);
  };

  return (
    <Panel
      as="form"
      ref={form}
      className={styles.panel}
      aria-labelledby="need"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <h2 id="need">What you need in {cityName}</h2>
      <div data-field="categories">
        <CheckboxGroup
          legend="Looking for"
          name="categories"
          options={LISTING_CATEGORIES.map((value) => ({ value, label: CATEGORY_FACTS[value].tab }))}
          value={draft.categories}
          onChange={(categories) => setDraft({ ...draft, categories: categories as ListingCategory[] })}
          error={problems.get('categories')}
        />
      </div>
      <PlaceBox
        id="need-places"
        label={ALERTS_WORDS.where(cityName)}
        city={city}
        value={draft.places}
        onChange={(places) => setDraft({ ...draft, places })}
        suggest={suggest}
        placeholder="Up to three localities"
      />
      {draft.categories.map((category) => (
        <CategoryQuestions
          key={category}
          category={category}
          inputs={inputs[category] ?? []}
          draft={draft}
          problems={problems}
          onChange={setDraft}
        />
      ))}
      <NotificationFields
        {...draft}
        channels={own?.channels}
        name="need"
        onChange={(notifications) => setDraft({ ...draft, ...notifications })}
        problem={problems.get('channel')}
      />
      {problems.size > 0 && (
        <AlertNote tone="error">
          {problems.size === 1 ? ALERTS_WORDS.oneMissing : ALERTS_WORDS.manyMissing(problems.size)}
        </AlertNote>
      )}
      {problem && <AlertNote tone="error">{problem}</AlertNote>}
      <Button type="submit" variant="primary" icon={bellIcon} busy={busy}>
        Alert me
      </Button>
    </Panel>
  );
}

/** The first choice of an unanswered question, so that the focus can move to it. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const at = name === 'channel' ? 'need-channel' : name;
  form?.querySelector<HTMLInputElement>(`[data-field="${at}"] input:not(:disabled)`)?.focus();
}
