import { confirmedAgo } from '@aangan/shared-kit/domain/relative-day';
import { alertLink } from '@aangan/shared-kit/links/alerts';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { Rows, Section, SplitRow } from '@aangan/shared-kit/ui/layout';
import { useId, useState } from 'react';
import { type HomeLine, HomeLineView } from '../homes/public.ts';
import { HomeProgress } from './home-progress.tsx';
import { SHORTLIST_WORDS } from './shortlist.words.ts';

export interface RecentActivityProps {
  readonly viewed: readonly { readonly home: HomeLine; readonly viewedOn: number }[];
  readonly searches: readonly { readonly title: string; readonly to: string }[];
}

/** Recently viewed homes and recent searches. Each can be removed alone, or all together. */
export function RecentActivity({ viewed, searches }: RecentActivityProps) {
  const { http, alerts, now } = usePlatform();
  const id = useId();
  const [forgotten, setDeleted] = useState<readonly string[]>([]);
  const [cleared, setCleared] = useState(false);
  const homes = viewed.filter(({ home }) => !forgotten.includes(home.id));
  const addresses = searches.filter(({ to }) => !forgotten.includes(to));
  if (cleared || (homes.length === 0 && addresses.length === 0)) return null;

  const failed = () => alerts.show('error', SHORTLIST_WORDS.notRemoved);
  const forget = (key: string, call: Promise<unknown>) =>
    void call.then(() => setDeleted((before) => [...before, key]), failed);
  const clear = () => void http.request('DELETE /api/v1/user/activity', {}).then(() => setCleared(true), failed);

  return (
    <Section aria-labelledby={id}>
      <SplitRow>
        <h2 id={id}>Recently viewed</h2>
        <Button variant="quiet" size="small" onClick={clear}>
          Clear all
        </Button>
      </SplitRow>
      {addresses.length > 0 && (
        <Rows aria-label="Recent searches">
          {addresses.map(({ title, to }) => (
            <SplitRow as="li" key={to}>
              <Link to={to}>{title}</Link>
              <Link to={alertLink(to)}>
                Alert me<span className="visually-hidden"> of {title}</span>
              </Link>
              <Button
                variant="quiet"
                size="small"
                onClick={() => forget(to, http.request('DELETE /api/v1/user/activity/searches', { query: { to } }))}
              >
                Remove<span className="visually-hidden"> {title}</span>
              </Button>
            </SplitRow>
          ))}
        </Rows>
      )}
      <Rows aria-label="Recently viewed homes">
        {homes.map(({ home, viewedOn }) => (
          <li key={home.id}>
            <HomeLineView
              home={home}
              steps={<HomeProgress home={home} />}
              note={`Viewed ${confirmedAgo(viewedOn, now)}`}
            >
              <Button
                variant="quiet"
                size="small"
                onClick={() =>
                  forget(
                    home.id,
                    http.request('DELETE /api/v1/user/activity/viewed/{propertyId}', {
                      params: { propertyId: home.id },
                    }),
                  )
                }
              >
                Remove
              </Button>
            </HomeLineView>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
