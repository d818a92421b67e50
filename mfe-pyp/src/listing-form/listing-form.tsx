import type { Draft } from '@aangan/shared-kit/contracts/posting';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import { PAGE_NAMES, type PageName } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { Stack } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { type ReactNode, useSyncExternalStore } from 'react';
import { DraftFormProvider } from './draft-form.tsx';
import { DraftNotes } from './draft-notes.tsx';
import styles from './listing-form.module.css';
import { HEADINGS, NEEDS_SCRIPT, stepOfWords } from './listing-form.words.ts';
import { StepBar } from './step-bar.tsx';
import { StepProgress } from './step-progress.tsx';

interface ListingFormProps {
  readonly page: PageName;
  /** Of the loader. */
  readonly draft: Draft;
  /** Replaces the button that leads to the next step. It may use `useDraftForm`. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** One step of the form of a listing: title, progress, the step itself, and the bar with Back and Next. */
export function ListingForm({ page, draft, action, children }: ListingFormProps) {
  const { category, city } = draft;
  const hydrated = useSyncExternalStore(never, yes, no);
  return (
    // Another draft is another form, also when the page stays open.
    <DraftFormProvider key={draft.id} loaded={draft}>
      <PageColumn width="form" top={16} bottom={32}>
        <Stack as="header" gap={8}>
          <p className={styles.kind}>
            {stepOfWords(PAGE_NAMES.indexOf(page) + 1, PAGE_NAMES.length)} ·{' '}
            {capital(CATEGORY_FACTS[category].singular)} in {cityBySlug(city)?.name ?? city}
          </p>
          <h1>{HEADINGS[page]}</h1>
          <StepProgress page={page} />
          <noscript>{NEEDS_SCRIPT}</noscript>
        </Stack>
        <DraftNotes page={page} />
        {/* Presses before this would be lost. */}
        <Stack gap={24} inert={!hydrated}>
          {children}
        </Stack>
        <StepBar page={page} action={action} />
      </PageColumn>
    </DraftFormProvider>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
