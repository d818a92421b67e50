import styles from './how-it-works.module.css';
import { Section } from './layout.tsx';

interface HowItWorksProps {
  readonly title: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** The steps of a service, numbered. */
export function HowItWorks({ title, steps }: HowItWorksProps) {
  return (
    <Section aria-labelledby="how-it-works">
      <h2 id="how-it-works">{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
