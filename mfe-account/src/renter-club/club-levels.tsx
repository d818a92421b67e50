import type { ClubLevel } from '@aangan/shared-kit/contracts/renter-club';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import styles from './renter-club.module.css';

interface ClubLevelsProps {
  readonly levels: readonly ClubLevel[];
  /** Code of the member's current level. */
  readonly reached: string | undefined;
}

export function ClubLevels({ levels, reached }: ClubLevelsProps) {
  return (
    <table className={styles.levels}>
      <thead>
        <tr>
          <th scope="col">Level</th>
          <th scope="col">Rents paid on time</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ code, name, rents }) => (
          <tr key={code}>
            <th scope="row">
              {name} {code === reached && <StatusLabel tone="good">You are here</StatusLabel>}
            </th>
            <td>{rents}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
