import type { SearchText } from '@aangan/shared-kit/contracts/content';

/** Structured data of questions and answers that are on the page. */
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
