import { ALERTS_LINK, PREFERENCES_LINK } from '@aangan/shared-kit/links/alerts';
import { type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { ALERTS_WORDS } from './alerts.words.ts';
import { loadNeed } from './load-alerts.ts';
import { loadPreferences } from './load-preferences.ts';
import { loadStop } from './load-stop.ts';
import { Need } from './need.tsx';
import { Preferences } from './preferences.tsx';
import { StopAlerts } from './stop-alerts.tsx';

const LOADERS = {
  [ALERTS_LINK]: loadNeed,
  [PREFERENCES_LINK]: loadPreferences,
} as const;

/**
 * The third path is the one in the links of our messages.
 * Source: product-and-plans, section 2 (overlay screens).
 */
export async function loader(args: PageArgs) {
  const load = Object.hasOwn(LOADERS, args.pattern) ? LOADERS[args.pattern as keyof typeof LOADERS] : loadStop;
  return load(args);
}

type Data = Awaited<ReturnType<typeof loader>>;

const TITLES = {
  need: 'Get new-home alerts',
  preferences: 'What matters to you',
  stop: 'Stop alerts',
} as const satisfies Record<Data['view'], string>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data }) => ({
  title: `${TITLES[data.view]} | Aangan`,
  status: data.view === 'stop' && data.alerts === null ? 404 : 200,
  ...(data.view === 'need' && {
    description: ALERTS_WORDS.lead,
    canonical: ALERTS_LINK,
  }),
  robots: 'noindex,follow',
});

export function Component() {
  const data = usePageData<typeof loader>();
  switch (data.view) {
    case 'need':
      return <Need key={data.start} data={data} title={TITLES.need} />;
    case 'preferences':
      return <Preferences data={data} title={TITLES.preferences} />;
    default:
      return <StopAlerts data={data} title={TITLES.stop} />;
  }
}
