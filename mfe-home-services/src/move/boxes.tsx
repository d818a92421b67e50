import { indianTime } from '@aangan/shared-kit/domain/time-ago';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Rows, Section, SplitRow } from '@aangan/shared-kit/ui/layout';
import type { MoveFacts } from './load-move.ts';
import styles from './move.module.css';
import { MOVE_WORDS as WORDS } from './move.words.ts';
import type { MoveStep } from './move-steps.ts';

const SIGN: MoveStep = 'sign';

interface BoxesProps {
  readonly boxes: MoveFacts['boxes'];
  /** The work is under way: a number can be signed. */
  readonly isOpen: boolean;
}

/** The boxes that the crew counted at both ends, each number signed by the customer. */
export function Boxes({ boxes, isOpen }: BoxesProps) {
  const at = (end: 'from' | 'to') => boxes.find((each) => each.end === end);
  const missing = (at('from')?.boxes ?? 0) - (at('to')?.boxes ?? Number.POSITIVE_INFINITY);
  return (
    <Section aria-labelledby="move-boxes">
      <h2 id="move-boxes">{WORDS.boxes}</h2>
      {isOpen && <p>{WORDS.boxesText}</p>}
      {missing > 0 && <AlertNote tone="attention">{WORDS.fewer(missing)}</AlertNote>}
      <Rows>
        {(['from', 'to'] as const).map((end) => (
          <li key={end}>
            <End end={end} row={at(end)} isOpen={isOpen} />
          </li>
        ))}
      </Rows>
    </Section>
  );
}

interface EndProps {
  readonly end: 'from' | 'to';
  readonly row: MoveFacts['boxes'][number] | undefined;
  readonly isOpen: boolean;
}

function End({ end, row, isOpen }: EndProps) {
  const { busy } = usePageAction();
  return (
    <SplitRow>
      <span>
        <strong>{WORDS.ends[end]}</strong>: {row ? WORDS.counted(row.boxes) : WORDS.notCounted}
      </span>
      {row && row.signedAt !== null && <span className={styles.good}>{WORDS.signed(indianTime(row.signedAt))}</span>}
      {row && row.signedAt === null && isOpen && (
        <ActionForm hidden={{ do: SIGN, end, boxes: String(row.boxes) }}>
          <Button type="submit" variant="primary" busy={busy}>
            {WORDS.sign(row.boxes)}
          </Button>
        </ActionForm>
      )}
    </SplitRow>
  );
}
