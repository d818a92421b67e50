import type { Draft } from '@aangan/shared-kit/contracts/posting';
import { type FieldName, type FieldValue, POSTING_FIELDS } from '@aangan/shared-kit/domain/posting/posting-fields';
import { PAGE_NAMES, PAGE_TITLES, type PageName, stepFields } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { fieldLabel } from '@aangan/shared-kit/domain/posting/posting-problems';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { Link } from '@aangan/shared-kit/platform/router';
import { Section, SplitRow } from '@aangan/shared-kit/ui/layout';
import { valueWords } from '../listing-form/public.ts';
import styles from './confirm.module.css';
import { hoursWords, NOTHING, photoWords, SUMMARY, USUAL_HOURS } from './confirm.words.ts';
import type { LoadedConfirm } from './load-confirm.ts';

interface AnswersSummaryProps {
  readonly draft: Draft;
  readonly loaded: LoadedConfirm;
}

/** Fields that the map shows better, or that another line says. */
const WITHOUT_LINE: readonly FieldName[] = ['latitude', 'longitude', 'societyId', 'accurateLocation', 'photosLater'];

/** All answers, step by step. */
export function AnswersSummary({ draft, loaded }: AnswersSummaryProps) {
  const { id, category } = draft;
  return (
    <Section aria-labelledby="answers">
      <h2 id="answers">{SUMMARY}</h2>
      {PAGE_NAMES.filter((page) => page !== 'confirm').map((page) => (
        <section key={page} className={styles.step} aria-labelledby={`answers-${page}`}>
          <SplitRow>
            <h3 id={`answers-${page}`}>{PAGE_TITLES[page]}</h3>
            <Link to={manageLink({ id, category, pageName: page })}>
              Edit<span className="visually-hidden"> {PAGE_TITLES[page].toLowerCase()}</span>
            </Link>
          </SplitRow>
          <StepAnswers page={page} draft={draft} loaded={loaded} />
        </section>
      ))}
    </Section>
  );
}

function StepAnswers({ page, draft, loaded }: AnswersSummaryProps & { readonly page: PageName }) {
  if (page === 'photos') return <p>{photoWords(loaded.photos.photos.length, loaded.photos.video !== null)}</p>;
  if (page === 'visits') return <p>{visitWords(loaded.slots)}</p>;
  const { category, values } = draft;
  const { required, optional } = stepFields(category, page);
  const lines = [...required, ...optional].flatMap((field) => {
    const words = wordsOf(field, values[field], loaded);
    return words === undefined || WITHOUT_LINE.includes(field) ? [] : [{ field, words }];
  });
  if (lines.length === 0) return <p>{NOTHING}</p>;
  return (
    <dl className={styles.answers}>
      {lines.map(({ field, words }) => (
        <div key={field}>
          <dt>{fieldLabel(category, field)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function wordsOf(field: FieldName, value: FieldValue | undefined, { locality }: LoadedConfirm): string | undefined {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
  if (field === 'localityId') return locality;
  if (field === 'availableFrom') return formatDay(Date.parse(String(value)));
  // Words of the owner stand alone here, so they need no quotation marks.
  return POSTING_FIELDS[field].kind === 'text' ? String(value) : valueWords(field, value);
}

function visitWords({ slots, own }: LoadedConfirm['slots']): string {
  if (!own) return USUAL_HOURS;
  const hourOf = (time: string) => Number(time.slice(0, 2));
  return hoursWords(slots.reduce((sum, { startTime, endTime }) => sum + hourOf(endTime) - hourOf(startTime), 0));
}
