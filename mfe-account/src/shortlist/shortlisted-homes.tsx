import { newNoteLink } from '@aangan/shared-kit/links/account';
import { COMPARED_AT_MOST, comparisonLink } from '@aangan/shared-kit/links/compare';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { compareIcon, editIcon, heartIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Rows, Section, SplitRow } from '@aangan/shared-kit/ui/layout';
import { RemovedRow } from '@aangan/shared-kit/ui/removed-row';
import { useState } from 'react';
import { failureOf } from '../calls/public.ts';
import { type HomeLine, HomeLineView } from '../homes/public.ts';
import { HomeProgress } from './home-progress.tsx';
import { SHORTLIST_WORDS } from './shortlist.words.ts';
import styles from './shortlisted-homes.module.css';

interface ShortlistedHomesProps {
  readonly homes: readonly HomeLine[];
  /** Number of shortlisted homes on all pages. */
  readonly total: number;
}

/** The list of homes. Removal is immediate and can be undone in place. Homes can be selected for comparison. */
export function ShortlistedHomes({ homes, total }: ShortlistedHomesProps) {
  const { http, alerts, sheets } = usePlatform();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [ticked, setTicked] = useState<readonly string[]>([]);

  const change = async (id: string, wanted: boolean) => {
    const params = { propertyId: id };
    setRemoved((before) => (wanted ? before.filter((each) => each !== id) : [...before, id]));
    setTicked((before) => before.filter((each) => each !== id));
    try {
      if (wanted) await http.request('PUT /api/v1/user/shortlist/{propertyId}', { params });
      else await http.request('DELETE /api/v1/user/shortlist/{propertyId}', { params });
    } catch (error) {
      setRemoved((before) => (wanted ? [...before, id] : before.filter((each) => each !== id)));
      alerts.show('error', failureOf(error).words ?? SHORTLIST_WORDS.failed);
    }
  };
  const tick = (id: string, wanted: boolean) =>
    setTicked((before) => (wanted ? [...before, id].slice(-COMPARED_AT_MOST) : before.filter((each) => each !== id)));
  const left = total - removed.length;

  return (
    <Section aria-label="Shortlisted homes">
      <SplitRow>
        <p aria-live="polite">{left === 1 ? '1 home' : `${left} homes`}</p>
        {ticked.length > 1 && (
          <LinkButton variant="primary" size="small" icon={compareIcon} to={comparisonLink({ ids: ticked })}>
            Compare {ticked.length} homes
          </LinkButton>
        )}
      </SplitRow>
      <Rows>
        {homes.map((home) => (
          <li key={home.id}>
            {removed.includes(home.id) ? (
              <RemovedRow title={home.title} onUndo={() => void change(home.id, true)} />
            ) : (
              <HomeLineView home={home} steps={<HomeProgress home={home} />}>
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    checked={ticked.includes(home.id)}
                    onChange={(event) => tick(home.id, event.target.checked)}
                  />
                  Compare
                </label>
                <Button
                  variant="quiet"
                  size="small"
                  icon={editIcon}
                  onClick={() => void sheets.open(newNoteLink(home.id))}
                >
                  Note
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  icon={heartIcon}
                  iconFilled
                  onClick={() => void change(home.id, false)}
                >
                  Remove
                </Button>
              </HomeLineView>
            )}
          </li>
        ))}
      </Rows>
    </Section>
  );
}
