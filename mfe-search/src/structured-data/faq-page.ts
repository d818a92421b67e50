import type { SearchText } from '@aangan/shared-kit/contracts/content';

/** Questions and answers that stand on the page, for search engines. */
export function faqPage({ questions }: Pick<SearchText, 'questions'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
