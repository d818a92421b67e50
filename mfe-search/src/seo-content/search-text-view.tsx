import type { SearchText } from '@aangan/shared-kit/contracts/content';
import { ArticleBody } from '@aangan/shared-kit/ui/article-body';
import { useId } from 'react';
import styles from './search-text.module.css';

/** The text about the searched place, below its homes. */
export function SearchTextView({ text: { title, blocks, questions } }: { readonly text: SearchText }) {
  const id = useId();
  return (
    <section className={styles.text} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ArticleBody blocks={blocks} />
      <h3>Questions</h3>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
