import type { Publication } from '@aangan/shared-kit/contracts/publishing';
import { Rows, Section } from '@aangan/shared-kit/ui/layout';
import { FOUND } from './confirmation.words.ts';

/** What the checks found about a held listing, and what the owner can do about each. */
export function Findings({ needed }: Pick<Publication, 'needed'>) {
  if (needed.length === 0) return null;
  return (
    <Section aria-labelledby="findings">
      <h2 id="findings">{FOUND}</h2>
      <Rows>
        {needed.map(({ signal, found, todo }) => (
          <li key={signal}>
            <p>{found}</p>
            <p>
              <strong>{todo}</strong>
            </p>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
