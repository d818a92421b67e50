import type { ProjectUnit } from '@aangan/shared-kit/contracts/project-values';
import { groupDigits } from '@aangan/shared-kit/domain/money';
import { drawPlan } from '@aangan/shared-kit/domain/projects/floor-plan';
import { SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import styles from './plan-figure.module.css';
import { PLANS_WORDS } from './plans.words.ts';
import { PROJECT_WORDS } from './project.words.ts';

interface PlanFigureProps {
  readonly plan: NonNullable<ProjectUnit['plan']>;
  /** What the plan is of: `2 BHK, 1,150 sq ft`. */
  readonly label: string;
}

/** Space around the rooms and for the scale below them, in heights of the text. */
const FRAME = { around: 0.5, below: 2.5 } as const;
const LINE = 1.25;

/** A floor plan to scale, and its rooms with their measures as a table. */
export function PlanFigure({ plan, label }: PlanFigureProps) {
  const { width, length, textSize, rooms, scale } = drawPlan(plan);
  const around = FRAME.around * textSize;
  const bar = length + 1.2 * textSize;
  return (
    <div className={styles.both}>
      <Stack as="figure" gap={8}>
        <svg
          viewBox={`${-around} ${-around} ${width + 2 * around} ${length + FRAME.below * textSize + around}`}
          role="img"
          aria-label={PLANS_WORDS.plan(label)}
          className={styles.drawing}
          fontSize={textSize}
        >
          {rooms.map((room) => (
            <g key={room.number} data-kind={room.kind} className={styles.room}>
              <rect x={room.x} y={room.y} width={room.width} height={room.length} strokeWidth={textSize / 6} />
              {room.lines.map((line, at) => (
                <text
                  key={line}
                  x={room.x + room.width / 2}
                  y={room.y + room.length / 2 + (at - (room.lines.length - 1) / 2) * LINE * textSize}
                  className={at === 0 ? styles.name : undefined}
                >
                  {line}
                </text>
              ))}
            </g>
          ))}
          <path
            d={`M0 ${bar}v${-0.4 * textSize}v${0.8 * textSize}M0 ${bar}h${scale}M${scale} ${bar - 0.4 * textSize}v${0.8 * textSize}`}
            strokeWidth={textSize / 8}
            className={styles.scale}
          />
          <text x={scale + 0.6 * textSize} y={bar} className={styles.scaleText}>
            {scale} ft
          </text>
        </svg>
        <SmallText as="figcaption">{PROJECT_WORDS.planScale}</SmallText>
      </Stack>
      <table className={styles.table}>
        <caption className="visually-hidden">Rooms of {label}</caption>
        <thead>
          <tr>
            <th scope="col">Room</th>
            <th scope="col">Measures</th>
            <th scope="col">Area</th>
          </tr>
        </thead>
        <tbody>
          {rooms.map(({ number, name, measures, area }) => (
            <tr key={number}>
              <th scope="row">
                {number}. {name}
              </th>
              <td>{measures}</td>
              <td>{groupDigits(area)} sq ft</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
