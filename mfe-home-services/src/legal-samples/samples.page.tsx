import { LEGAL_SAMPLES } from '@aangan/shared-kit/domain/home-services/legal-samples';
import { legalService } from '@aangan/shared-kit/domain/home-services/legal-services';
import { LEGAL_DOCUMENTS_LINK, legalSampleLink } from '@aangan/shared-kit/links/agreements';
import { legalServiceLink } from '@aangan/shared-kit/links/legal-services';
import { notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Lead, PageHeading, Panel, Rows, SmallHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import styles from './legal-samples.module.css';
import { SAMPLES_WORDS } from './legal-samples.words.ts';

/** The legal home: samples to read, and one of them. Source: product-and-plans, section 2 (legal home). */
export async function loader({ params, platform: { http } }: PageArgs) {
  const rest = params['*'] ?? '';
  if (rest === '') return { sample: undefined };
  const facts = LEGAL_SAMPLES.find(({ name }) => `/${name}` === rest);
  if (!facts) throw notFound();
  const { name, type } = facts;
  const text = await http.request('GET /legal-backend/api/v1/samples/{name}', { params: { name } });
  return { sample: { ...text, name, type } };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export function head({ data: { sample } }: { readonly data: Loaded }): PageHead {
  return {
    title: `${sample ? `${sample.title}: sample` : SAMPLES_WORDS.title} | Aangan`,
    description: sample ? SAMPLES_WORDS.description(sample.title) : SAMPLES_WORDS.about,
    canonical: sample ? legalSampleLink(sample.name) : LEGAL_DOCUMENTS_LINK,
  };
}

export function Component() {
  const { sample } = usePageData<typeof loader>();
  return (
    <PageColumn width="text" gap={32}>
      {sample ? <Sample sample={sample} /> : <AllSamples />}
    </PageColumn>
  );
}

function AllSamples() {
  return (
    <>
      <PageHeading>
        <h1>{SAMPLES_WORDS.title}</h1>
        <Lead>{SAMPLES_WORDS.about}</Lead>
      </PageHeading>
      <Rows>
        {LEGAL_SAMPLES.map(({ name, title, type }) => (
          <Panel as="li" key={name} className={styles.row}>
            <SmallHeading>
              <Link to={legalSampleLink(name)}>{title}</Link>
            </SmallHeading>
            <SmallText>{legalService(type).name}</SmallText>
          </Panel>
        ))}
      </Rows>
    </>
  );
}

function Sample({ sample }: { readonly sample: NonNullable<Loaded['sample']> }) {
  const { title, mark, facts, clauses, end, pdfUrl, type, name } = sample;
  return (
    <>
      <Breadcrumbs
        items={[
          { name: SAMPLES_WORDS.all, url: LEGAL_DOCUMENTS_LINK },
          { name: title, url: legalSampleLink(name) },
        ]}
      />
      <h1>{title}</h1>
      <AlertNote tone="attention">{mark}</AlertNote>
      <Panel as="article" className={styles.paper}>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        <ol className={styles.clauses}>
          {clauses.map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ol>
        {end.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Panel>
      <ActionsRow>
        <LinkButton variant="primary" to={legalServiceLink(type)}>
          {SAMPLES_WORDS.make(legalService(type).name)}
        </LinkButton>
        <LinkButton to={pdfUrl} reloadDocument>
          {SAMPLES_WORDS.pdf}
        </LinkButton>
      </ActionsRow>
    </>
  );
}
