import type { ProjectCard } from '@aangan/shared-kit/contracts/project-values';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { possessionText, priceSpan, reraText, unitsText } from '@aangan/shared-kit/domain/projects/project-words';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { LinkCard } from '@aangan/shared-kit/ui/link-card';
import { Picture } from '@aangan/shared-kit/ui/picture';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { ShortlistCorner } from '../project-shortlist/public.ts';

/** A project in a row of others, in words. */
export function tileData(card: ProjectCard) {
  const { id, name, url, builder, locality, picture, sponsored, rera } = card;
  return {
    ...{ id, name, url, picture, sponsored },
    price: priceSpan(card.minPrice, card.maxPrice),
    facts: [unitsText(card.units), `${formatRupees(card.pricePerSqft)} a sq ft`].filter(Boolean).join(' · '),
    place: `${builder.name} · ${locality}`,
    stage: `${possessionText(card.stage, card.possessionOn)} · ${reraText(rera.status, rera.state)}`,
  };
}

export type TileData = ReturnType<typeof tileData>;

/** A small card of a project: the whole of it leads to its page. */
export function ProjectTile({ project }: { readonly project: TileData }) {
  return (
    <LinkCard
      picture={
        <>
          <Picture photo={project.picture} sizes="(min-width: 992px) 272px, 78vw" widths={[320, 640]} ratio="16:9" />
          <ShortlistCorner id={project.id} name={project.name} />
        </>
      }
      mark={
        project.sponsored && (
          <p>
            <StatusLabel>Sponsored</StatusLabel>
          </p>
        )
      }
      price={project.price}
      title={project.name}
      to={project.url}
    >
      <p>{project.facts}</p>
      <SmallText>{project.place}</SmallText>
      <SmallText>{project.stage}</SmallText>
    </LinkCard>
  );
}
