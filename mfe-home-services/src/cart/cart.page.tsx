import type { CartItem } from '@aangan/shared-kit/domain/home-services/cart-lines';
import type { HomeServiceType } from '@aangan/shared-kit/domain/home-services/services';
import { cityServicesLink } from '@aangan/shared-kit/links/home-services';
import { SERVICES_CART_LINK } from '@aangan/shared-kit/links/service-orders';
import { useLoginFirst } from '@aangan/shared-kit/platform/login-first';
import {
  type ActionArgs,
  type PageArgs,
  type PageHead,
  usePageAction,
  usePageData,
} from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { useState } from 'react';
import { cartTotal, changeCart, useCart } from '../cart-items/public.ts';
import { CONTINUE_REASON, cartPlace, NOT_QUOTED, takenOut, togetherText, CART_WORDS as WORDS } from './cart.words.ts';
import { quote, quoteByForm } from './cart-action.ts';
import { CartService } from './cart-service.tsx';
import { loadCart } from './load-cart.ts';

/** The visitor's cart, before and after a login. Source: services-and-platform, section 7 (cart, cart/clear). */
export function loader({ platform }: PageArgs) {
  return loadCart(platform.http);
}

/** Changes the cart, or makes a quotation, for a visitor without JavaScript. */
export async function action(args: ActionArgs) {
  if (args.form.get('what') === 'quote') return quoteByForm(args);
  const { city } = await loadCart(args.platform.http);
  return changeCart(args, city);
}

export function head(): PageHead {
  return { title: `${WORDS.title} | Aangan`, robots: 'noindex', canonical: SERVICES_CART_LINK };
}

export function Component() {
  const data = usePageData<typeof loader>();
  const { city, cityName, known } = data;
  const { http } = usePlatform();
  const { refusal } = usePageAction();
  const navigate = useNavigate();
  const { cart, itemOf, send, problem: changeProblem } = useCart(data.cart);
  const [taken, setTaken] = useState<{ readonly items: readonly CartItem[]; readonly text: string }>();
  const [quoted, setQuoted] = useState<HomeServiceType>();
  const quoting = useMutation((type: HomeServiceType, options) => quote(http, type, options), {
    otherwise: NOT_QUOTED,
  });
  const begin = useLoginFirst(
    { flow: CONTINUE_REASON, resume: 'services-quotation' },
    async (type: HomeServiceType) => {
      setQuoted(type);
      const made = await quoting.run(type);
      if (made) await navigate(made.answer);
    },
  );

  const change = (item: CartItem, title: string) => {
    const before = cart?.items.find(({ sku }) => sku === item.sku);
    setTaken(item.quantity === 0 && before ? { items: [before], text: takenOut(title) } : undefined);
    send({ what: 'item', city, item });
  };
  const clear = () => {
    setTaken({ items: cart?.items ?? [], text: WORDS.cleared });
    send({ what: 'clear' });
  };
  const undo = () => {
    if (taken) send({ what: 'restore', city, items: taken.items });
    setTaken(undefined);
  };
  const problem = quoting.problem ?? changeProblem ?? refusal?.problem;

  return (
    <PageColumn width="medium" gap={32}>
      <PageHeading>
        <h1>{WORDS.title}</h1>
        {cart && cart.services.length > 0 && <p>{cartPlace(cityName)}</p>}
        {cart && cart.services.length > 1 && <p>{WORDS.oneVisit}</p>}
      </PageHeading>
      {!cart && <RetryNote>{WORDS.unread}</RetryNote>}
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
      {taken && (
        <AlertNote tone="info">
          {taken.text} {/* The pressed button has been removed with its row. */}
          <Button size="small" autoFocus onClick={undo}>
            {WORDS.undo}
          </Button>
        </AlertNote>
      )}
      {cart?.services.map((service) => (
        <CartService
          key={service.serviceType}
          service={service}
          city={city}
          known={known}
          itemOf={itemOf}
          onChange={change}
          onContinue={() => void begin(service.serviceType)}
          busy={quoting.busy && quoted === service.serviceType}
        />
      ))}
      {cart && cart.services.length > 0 && (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            clear();
          }}
        >
          {cart.services.length > 1 && <SmallText>{togetherText(cartTotal(cart))}</SmallText>}
          <input type="hidden" name="what" value="clear" />
          <Button type="submit" variant="quiet" size="small">
            {WORDS.clear}
          </Button>
        </form>
      )}
      {cart?.services.length === 0 && (
        <EmptyState
          title={WORDS.empty}
          actions={
            <LinkButton to={cityServicesLink(city)} variant="primary">
              {WORDS.services}
            </LinkButton>
          }
        >
          {WORDS.emptyHelp}
        </EmptyState>
      )}
    </PageColumn>
  );
}
