import { packersCity } from '@aangan/shared-kit/domain/home-services/packers-city';
import { moveGoodsLink } from '@aangan/shared-kit/links/moves';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { Facts } from '@aangan/shared-kit/ui/facts';
import { Panel, SmallText } from '@aangan/shared-kit/ui/layout';
import { PACKING_WORDS, PLAN_WORDS, PriceRange } from '../move-plan/public.ts';
import type { MoveData } from './load-move.ts';
import { MOVE_WORDS as WORDS } from './move.words.ts';

/** Both ends and the goods. */
export function MoveSummary({ data: { move, estimate } }: { readonly data: MoveData }) {
  const items = move.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Facts>
      {(['from', 'to'] as const).map((side) => {
        const { address, locality, pin, city, floor, hasLift } = move[side];
        const place = [address, locality, packersCity(city)?.name].filter(Boolean).join(', ');
        return (
          <div key={side}>
            <dt>{WORDS[side]}</dt>
            <dd>
              {place} {pin} ({WORDS.floor(floor, hasLift)})
            </dd>
          </div>
        );
      })}
      <div>
        <dt>{WORDS.goods}</dt>
        <dd>{WORDS.facts(items, estimate.cubicFeet, estimate.km)}</dd>
      </div>
      <div>
        <dt>{PLAN_WORDS.packing}</dt>
        <dd>{PACKING_WORDS[move.packing]}</dd>
      </div>
    </Facts>
  );
}

/** Before the quotation: when the goods are seen, and what the price is likely to be. */
export function SurveyPanel({ data: { booking, survey, estimate } }: { readonly data: MoveData }) {
  return (
    <Panel as="section" aria-labelledby="move-survey">
      <h2 id="move-survey">{WORDS.survey[survey]}</h2>
      <p>
        <strong>{booking.servicingDate}</strong>
      </p>
      <p>{WORDS.surveyText[survey]}</p>
      <h3>{WORDS.estimate}</h3>
      <PriceRange estimate={estimate} />
      <SmallText>{WORDS.estimateNote}</SmallText>
      <p>
        <LinkButton to={moveGoodsLink(booking.id)}>{WORDS.changeGoods}</LinkButton>
      </p>
    </Panel>
  );
}
