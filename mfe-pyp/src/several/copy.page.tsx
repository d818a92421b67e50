import { manageLink, postPropertyLink } from '@aangan/shared-kit/links/posting';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { copyIcon } from '@aangan/shared-kit/ui/icon-paths';
import { PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { type FormEvent, useState } from 'react';
import { ownListings } from './own-listings.ts';
import styles from './several.module.css';
import { COPY } from './several.words.ts';

/** A new draft with the answers of one of the person's listings. */
export async function loader({ url, platform }: PageArgs) {
  const listings = await ownListings(platform);
  const wanted = url.searchParams.get('propertyId');
  return { listings, wanted: listings.find(({ id }) => id === wanted)?.id };
}

export const head = () => personalHead('Copy a listing');

export function Component() {
  const { listings, wanted } = usePageData<typeof loader>();
  const { session } = usePlatform();
  const navigate = useNavigate();
  const starting = useMutation('POST /api/v1/property/manage');
  const [chosen, setChosen] = useState(wanted);
  const copy = async (event: FormEvent) => {
    event.preventDefault();
    const original = listings.find(({ id }) => id === chosen);
    if (!original) return starting.refuse(COPY.choose);
    const { id: copyOf, category } = original;
    const started = await starting.run({ json: { category, city: session.city, copyOf } });
    if (!started) return;
    const { id, progress } = started.answer;
    await navigate(manageLink({ id, category, pageName: progress.next }));
  };
  if (listings.length === 0) {
    return (
      <PageColumn width="form">
        <h1>{COPY.title}</h1>
        <EmptyState
          icon={copyIcon}
          title={COPY.none}
          actions={
            <LinkButton variant="primary" to={postPropertyLink()}>
              {COPY.post}
            </LinkButton>
          }
        />
      </PageColumn>
    );
  }
  return (
    <PageColumn width="form">
      <PageHeading>
        <h1>{COPY.title}</h1>
        <p>{COPY.lead}</p>
      </PageHeading>
      <form method="post" className={styles.form} onSubmit={(event) => void copy(event)}>
        <RadioGroup
          legend={COPY.legend}
          name="copyOf"
          look="rows"
          value={chosen}
          onChange={setChosen}
          options={listings.map(({ id, title, priceWords }) => ({ value: id, label: `${title}, ${priceWords}` }))}
        />
        {starting.problem !== undefined && <AlertNote tone="error">{starting.problem}</AlertNote>}
        <Button type="submit" variant="primary" busy={starting.busy}>
          {COPY.button}
        </Button>
        <noscript>{COPY.needsScript}</noscript>
      </form>
    </PageColumn>
  );
}
