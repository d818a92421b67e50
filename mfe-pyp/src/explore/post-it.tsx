import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { ExploreAnswers } from '@aangan/shared-kit/links/explore';
import { exploreLink } from '@aangan/shared-kit/links/explore';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { useLoginFirst } from '@aangan/shared-kit/platform/login-first';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useNavigate } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText, Unscripted } from '@aangan/shared-kit/ui/layout';
import styles from './explore.module.css';
import { EXPLORE_WORDS, POST_LOGIN } from './explore.words.ts';
import { localityIdOf } from './explore-data.ts';
import { saveIntent } from './save-intent.ts';

type NewDraft = CallInput<'POST /api/v1/property/manage'>;

interface PostItProps {
  readonly category: ListingCategory;
  readonly answers: ExploreAnswers & { readonly city: string };
}

/** Starts a draft with every answer, after a login, and leads to the first step of its form that is not done. */
export function PostIt({ category, answers }: PostItProps) {
  const { http, errors } = usePlatform();
  const navigate = useNavigate();
  const starting = useMutation('POST /api/v1/property/manage');
  const send = async (input: NewDraft) => {
    const started = await starting.run(input);
    if (!started) return;
    const { id, progress } = started.answer;
    await navigate(manageLink({ id, category, pageName: progress.next }));
  };
  const post = useLoginFirst({ flow: POST_LOGIN, resume: 'post-explored' }, send);
  const press = () => {
    saveIntent({ http, errors }, answers, 'listing');
    void post({ json: { category, city: answers.city, changes: changesOf(answers, Date.now()) } });
  };
  return (
    <>
      <div className={styles.bar}>
        {starting.problem && <AlertNote tone="error">{starting.problem}</AlertNote>}
        <Button variant="primary" wide busy={starting.busy} onClick={press}>
          {EXPLORE_WORDS.post}
        </Button>
      </div>
      <SmallText>
        {EXPLORE_WORDS.postLead}
        <Unscripted>{EXPLORE_WORDS.needsScript}</Unscripted>
      </SmallText>
      <p>
        <Link to={exploreLink('property', answers)}>{EXPLORE_WORDS.change}</Link>
      </p>
    </>
  );
}

/** The answers as changes of a draft. @param typedAt epoch ms */
function changesOf(answers: ExploreAnswers, typedAt: number): NonNullable<NewDraft['json']['changes']> {
  const given = { ...answers.values, localityId: localityIdOf(answers) };
  return Object.fromEntries(
    Object.entries(given).flatMap(([field, value]) => (value === undefined ? [] : [[field, { value, typedAt }]])),
  );
}
