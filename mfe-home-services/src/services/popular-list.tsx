import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { homeService } from '@aangan/shared-kit/domain/home-services/services';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { serviceLink } from '@aangan/shared-kit/links/home-services';
import { workTime } from '../cart-items/public.ts';
import { LinkRow, LinkRows } from '../link-rows/public.ts';

type PopularSkus = Extract<CallAnswer<'GET /hs-backend/api/v1/popular-sku'>, { readonly sts: 1 }>['skus'];

/** Popular items, each a link to its place in the catalogue. */
export function PopularList({ skus, city }: { readonly skus: PopularSkus; readonly city: string }) {
  return (
    <LinkRows>
      {skus.map(({ catalogKey, catalogTitle, serviceType, minutes, paise }) => (
        <LinkRow
          key={catalogKey}
          to={`${serviceLink(city, serviceType)}#${catalogKey}`}
          name={catalogTitle}
          text={`${homeService(serviceType).name} · ${workTime(minutes)}`}
        >
          <strong>{formatPaise(paise)}</strong>
        </LinkRow>
      ))}
    </LinkRows>
  );
}
