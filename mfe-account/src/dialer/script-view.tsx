import type { CallKind } from '@aangan/shared-kit/domain/dialer/call-kinds';
import { Bullets, Section } from '@aangan/shared-kit/ui/layout';
import { scriptOf } from './call-scripts.words.ts';
import styles from './dialer.module.css';
import { DIALER_WORDS } from './dialer.words.ts';

/** What to say in a call of a kind. */
export function ScriptView({ kind }: { readonly kind: CallKind }) {
  const { opening, ask, branches, close } = scriptOf(kind);
  return (
    <Section aria-labelledby="script">
      <h2 id="script">{DIALER_WORDS.script}</h2>
      <p>{opening}</p>
      <Bullets>
        {ask.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </Bullets>
      <dl className={styles.branches}>
        {branches.map(({ when, say }) => (
          <div key={when}>
            <dt>
              {DIALER_WORDS.if} {when}
            </dt>
            <dd>{say}</dd>
          </div>
        ))}
      </dl>
      <p>{close}</p>
    </Section>
  );
}
