import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { PAGE_NAMES, PAGE_TITLES, POSTING_KINDS } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { ownListingLink, profileLink } from '@aangan/shared-kit/links/account';
import { interestedLink } from '@aangan/shared-kit/links/leads';
import { copyListingLink, manageLink } from '@aangan/shared-kit/links/posting';
import { notFound, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { HomeLineView } from '../homes/public.ts';
import { ProfileFrame } from '../profile-frame/public.ts';
import { photoRequestWords, ReportedNote } from '../reports/public.ts';
import { Figures } from './figures.tsx';
import { isNotThere } from './is-not-there.ts';
import { MovedNote } from './moved-note.tsx';
import { Needed } from './needed.tsx';
import { ownHome } from './own-home.ts';
import { OwnSection } from './own-section.tsx';
import { PriceForm } from './price-form.tsx';
import styles from './properties.module.css';
import { loggedInPeople, OWN_LISTING_WORDS, people } from './properties.words.ts';
import { StateActions } from './state-actions.tsx';
import { useMoves } from './use-moves.ts';

/** Everything about one listing of the person. */
export async function loader({ params: { propertyId = '' }, platform: { http, now } }: PageArgs) {
  const params = { propertyId };
  try {
    const [listing, publication, draft, price, statistics, { contacts }, { listings: wanted }, { listings: reported }] =
      await Promise.all([
        http.request('GET /api/v1/property/manage/{propertyId}/listing', { params }),
        http.request('GET /api/v1/property/manage/{propertyId}/publication', { params }),
        http.request('GET /api/v1/property/manage/{propertyId}', { params }),
        http.request('GET /api/v1/property/manage/{propertyId}/price', { params }),
        http.request('GET /api/v1/property/manage/{propertyId}/statistics', { params }),
        http.request('GET /api/v1/property/manage/{propertyId}/contacts', { params }),
        http.request('GET /api/v1/user/photo-requests', {}),
        http.request('GET /api/v1/user/listings/reported', {}),
      ]);
    const home = ownHome(listing, now);
    return {
      ...{ home, publication, position: price, statistics, contacts },
      price: draft.values.price,
      hints: draft.quality.hints,
      photoRequests: wanted.find((each) => each.propertyId === home.id),
      reported: reported.find((each) => each.propertyId === home.id),
    };
  } catch (error) {
    if (isNotThere(error)) throw notFound();
    throw error;
  }
}

export const head = () => personalHead('Your listing');

export function Component() {
  const { home, publication, position, statistics, contacts, price, hints, photoRequests, reported } =
    usePageData<typeof loader>();
  const { id, category, state, line, label, note, unpublished } = home;
  const { revalidate } = useRevalidator();
  const moves = useMoves(id);
  useLive('posting-state', { propertyId: id }, (event) => {
    if (event.state !== state) void revalidate();
  });
  const step = (pageName: (typeof PAGE_NAMES)[number]) => manageLink({ id, category, pageName });
  return (
    <ProfileFrame title="Your listing" lead={<Link to={profileLink('properties')}>All your properties</Link>}>
      <div className={styles.page}>
        <HomeLineView
          home={{ ...line, url: home.publicUrl ?? ownListingLink(id) }}
          status={<StatusLabel tone={label.tone}>{label.label}</StatusLabel>}
          note={note}
        >
          {reported && <ReportedNote reported={reported} />}
          <StateActions home={home} contacts={contacts} moves={moves} />
          <noscript>{OWN_LISTING_WORDS.scripts}</noscript>
          <MovedNote moves={moves} />
        </HomeLineView>
        <Needed home={home} publication={publication} />
        {state !== 'deleted' && (
          <>
            <OwnSection title="People">
              <p>
                Viewed by {loggedInPeople(home.seenBy)}. Contacted by {people(home.contacts)}.
              </p>
              {photoRequests && <p>{photoRequestWords(photoRequests)}.</p>}
              <ActionsRow>
                <LinkButton size="small" to={interestedLink(isMonthly(category) ? 'tenant' : 'buyer', id)}>
                  Who is interested
                </LinkButton>
                <LinkButton size="small" to={step('photos')}>
                  Add photos
                </LinkButton>
                <LinkButton size="small" to={step('visits')}>
                  Visit hours
                </LinkButton>
              </ActionsRow>
            </OwnSection>
            <OwnSection title="Price">
              {category === 'PG' ? (
                <p>
                  {OWN_LISTING_WORDS.bedPrices} <Link to={step('property')}>Change the beds</Link>
                </p>
              ) : (
                <PriceForm id={id} label={POSTING_KINDS[category].priceLabel} price={price} position={position} />
              )}
            </OwnSection>
            <OwnSection title="Edit the listing">
              {unpublished && (
                <p>
                  {unpublished} <Link to={step('confirm')}>{OWN_LISTING_WORDS.publish}</Link>
                </p>
              )}
              <ul className={styles.steps}>
                {PAGE_NAMES.filter((pageName) => pageName !== 'confirm').map((pageName) => (
                  <li key={pageName}>
                    <Link to={step(pageName)}>{PAGE_TITLES[pageName]}</Link>
                  </li>
                ))}
              </ul>
              {hints.length > 0 && (
                <>
                  <p>What helps most:</p>
                  <ul className={styles.list}>
                    {hints.map(({ page, words }) => (
                      <li key={words}>
                        <Link to={step(page)}>{words}</Link>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </OwnSection>
            <OwnSection title="How it performs" anchor="figures">
              <Figures statistics={statistics} />
            </OwnSection>
            <OwnSection title={OWN_LISTING_WORDS.another}>
              <p>{OWN_LISTING_WORDS.anotherHelp}</p>
              <ActionsRow>
                <LinkButton size="small" to={copyListingLink(id)}>
                  Copy this listing
                </LinkButton>
              </ActionsRow>
            </OwnSection>
          </>
        )}
      </div>
    </ProfileFrame>
  );
}
