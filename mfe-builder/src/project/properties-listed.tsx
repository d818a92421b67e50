import { counted } from '@aangan/shared-kit/domain/counted';
import { Link } from '@aangan/shared-kit/platform/router';
import { Carousel } from '@aangan/shared-kit/ui/carousel';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { LinkCard } from '@aangan/shared-kit/ui/link-card';
import { NoPicture } from '@aangan/shared-kit/ui/no-picture';
import { PageSection } from '@aangan/shared-kit/ui/page-section';
import { Picture } from '@aangan/shared-kit/ui/picture';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { Suspense, use } from 'react';
import type { HomeCardData } from './home-card-data.ts';
import { PROJECT_WORDS, SECTION_TITLES } from './project.words.ts';
import type { ProjectData } from './project-data.ts';
import styles from './properties-listed.module.css';

export interface PropertiesListedProps {
  readonly project: Pick<ProjectData, 'listings' | 'rent' | 'buy' | 'allHomes'>;
}

/** Homes for rent and for sale that owners offer in the project. */
export function PropertiesListed({ project: { listings, rent, buy, allHomes } }: PropertiesListedProps) {
  return (
    <PageSection id="properties-listed" title={SECTION_TITLES.listed}>
      <div id="rent-property">
        <Homes
          title={PROJECT_WORDS.rent}
          none={PROJECT_WORDS.noRent}
          count={listings.RENT}
          homes={rent}
          all={allHomes.RENT}
        />
      </div>
      <div id="buy-property">
        <Homes
          title={PROJECT_WORDS.buy}
          none={PROJECT_WORDS.noBuy}
          count={listings.BUY}
          homes={buy}
          all={allHomes.BUY}
        />
      </div>
    </PageSection>
  );
}

interface HomesProps {
  readonly title: string;
  readonly none: string;
  /** Listings when the project was read; 0 needs no reserved space. */
  readonly count: number;
  readonly homes: ProjectData['rent'];
  /** Results with all of them. */
  readonly all: string;
}

function Homes(props: HomesProps) {
  if (props.count === 0) return <NoHomes {...props} />;
  return (
    <div className={styles.reserved}>
      <Suspense fallback={<HomesSkeleton {...props} />}>
        <HomeRow {...props} />
      </Suspense>
    </div>
  );
}

function NoHomes({ title, none }: Pick<HomesProps, 'title' | 'none'>) {
  return (
    <>
      <h3>{title}</h3>
      <p>{none}</p>
    </>
  );
}

function HomesSkeleton({ title, count, all }: HomesProps) {
  return (
    <>
      <h3>{title}</h3>
      <Skeleton shape="block" />
      <noscript>
        <a href={all}>{counted(count, 'home', 'homes')}</a>
      </noscript>
    </>
  );
}

function HomeRow({ title, none, homes, all }: HomesProps) {
  const found = use(homes);
  if (!found) {
    return <RetryNote tone="attention">{PROJECT_WORDS.homesFailed}</RetryNote>;
  }
  if (found.cards.length === 0) return <NoHomes title={title} none={none} />;
  return (
    <Carousel level={3} title={title} more={<Link to={all}>{`See all ${found.total}`}</Link>}>
      {found.cards.map((home) => (
        <HomeCard key={home.id} home={home} />
      ))}
    </Carousel>
  );
}

function HomeCard({ home: { title, url, picture, price, extra, facts } }: { readonly home: HomeCardData }) {
  return (
    <LinkCard
      picture={
        picture ? (
          <Picture photo={picture} sizes="(min-width: 992px) 272px, 78vw" widths={[320, 640]} ratio="16:9" />
        ) : (
          <NoPicture kind={undefined} />
        )
      }
      level={4}
      price={price}
      title={title}
      to={url}
    >
      <p>{facts}</p>
      {extra && <SmallText>{extra}</SmallText>}
    </LinkCard>
  );
}
