import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { LEAD_SENT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { ask } from './ask.ts';
import { AskForm } from './ask-form.tsx';
import styles from './newcomer.module.css';

/** The localities of the visitor's city, those with the most homes first. */
export async function loader({ url, platform }: PageArgs) {
  const { city } = platform.session;
  const { localities } = await platform.http.request('GET /api/v1/localities/city/{city}', { params: { city } });
  return {
    city: cityBySlug(city)?.name ?? city,
    localities: localities.map(({ slug, name }) => ({ slug, name })),
    sent: url.searchParams.has('sent'),
  };
}

/** Runs when the form is sent, on the server too. */
export function action(args: ActionArgs) {
  return ask(args);
}

export function head({ url }: { url: URL }): PageHead {
  return { title: 'Newcomer | Aangan', description: 'Newcomer on Aangan.', canonical: url.pathname };
}

export function Component() {
  const { city, localities, sent } = usePageData<typeof loader>();
  return (
    <div className={styles.page}>
      <h1>Newcomer</h1>
      <p>Localities of {city}</p>
      <ul className={styles.localities}>
        {localities.map(({ slug, name }) => (
          <li key={slug}>{name}</li>
        ))}
      </ul>
      <h2>Ask us</h2>
      {sent ? <AlertNote tone="good">{LEAD_SENT_MESSAGE}</AlertNote> : <AskForm />}
    </div>
  );
}

/** What visitors see when the loader fails. */
export function ErrorBoundary() {
  return (
    <div className={styles.page}>
      <h1>Newcomer</h1>
      <RetryNote>The localities could not be loaded. Please try again.</RetryNote>
    </div>
  );
}
