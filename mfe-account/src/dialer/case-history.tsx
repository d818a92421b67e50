import type { OpenedCallCase } from '@aangan/shared-kit/contracts/dialer';
import { formatMoment } from '@aangan/shared-kit/domain/format-moment';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { LinedRows } from '@aangan/shared-kit/ui/lined-rows';
import { DIALER_WORDS, entryWords } from './dialer.words.ts';

/** Calls, outcomes and notes of a case, the last first. */
export function CaseHistory({ entries }: Pick<OpenedCallCase, 'entries'>) {
  return (
    <Section aria-labelledby="history">
      <h2 id="history">{DIALER_WORDS.history}</h2>
      {entries.length === 0 && <p>{DIALER_WORDS.noHistory}</p>}
      {entries.length > 0 && (
        <LinedRows>
          {entries.toReversed().map((entry) => (
            <li key={entry.seq}>
              <div>
                {entryWords(entry)}
                {entry.text !== '' && `: ${entry.text}`}
                <SmallText>
                  {entry.by}, {formatMoment(entry.at)}
                  {entry.nextOn !== null && ` · ${DIALER_WORDS.due(entry.nextOn)}`}
                </SmallText>
              </div>
            </li>
          ))}
        </LinedRows>
      )}
    </Section>
  );
}
