import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { HOME_LINK } from '@aangan/shared-kit/links/home';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Rows, Stack } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { TestimonialForm } from './testimonial-form.tsx';
import styles from './testimonials.module.css';
import { TESTIMONIALS_WORDS } from './testimonials.words.ts';

/** Loads the stories of people who found a home. No story is invented. */
export async function loader({ platform: { http } }: PageArgs) {
  return http.request('GET /api/v1/content/testimonials', {});
}

export function head(): PageHead {
  return {
    title: TESTIMONIALS_WORDS.title,
    description: TESTIMONIALS_WORDS.description,
    canonical: '/testimonials',
  };
}

export function Component() {
  const { testimonials } = usePageData<typeof loader>();
  const { session } = usePlatform();
  return (
    <PageColumn width="text" gap={32} bottom={72}>
      <Stack as="header" gap={12}>
        <h1>Stories of homes found</h1>
        <p>{TESTIMONIALS_WORDS.lead}</p>
      </Stack>
      {testimonials.length > 0 ? (
        <Rows gap={24}>
          {testimonials.map(({ id, name, city, text }) => (
            <li key={id}>
              <figure className={styles.story}>
                <blockquote>{text}</blockquote>
                <figcaption>
                  {name}, {cityBySlug(city)?.name ?? city}
                </figcaption>
              </figure>
            </li>
          ))}
        </Rows>
      ) : (
        <EmptyState title="No story yet" actions={<LinkButton to={HOME_LINK}>Look for a home</LinkButton>}>
          <p>{TESTIMONIALS_WORDS.empty}</p>
        </EmptyState>
      )}
      <TestimonialForm city={session.city} />
    </PageColumn>
  );
}

export function ErrorBoundary() {
  return (
    <PageColumn width="text" gap={32} bottom={72}>
      <h1>Stories of homes found</h1>
      <RetryNote>{TESTIMONIALS_WORDS.failed}</RetryNote>
    </PageColumn>
  );
}
