import type { ServiceAddress } from '@aangan/shared-kit/contracts/home-services';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import { ADDRESS_WORDS, addressLine } from './address.words.ts';
import styles from './address-book.module.css';

/** An address of the book. */
export interface BookAddress extends ServiceAddress {
  /** Nobody serves it, and the person waits for a message. */
  readonly waitlisted: boolean;
}

interface AddressListProps {
  readonly addresses: readonly BookAddress[];
  /** Slug of the booking's city: addresses of other cities cannot be used. */
  readonly city: string;
  readonly chooseLink: (id: string) => string;
  readonly editLink: (id: string) => string;
  /** Of the form that leaves the waitlist. */
  readonly leaveIntent: string;
}

/** The address book: each address with what can be done with it. Choosing one is a link. */
export function AddressList({ addresses, city, chooseLink, editLink, leaveIntent }: AddressListProps) {
  const { busy } = usePageAction();
  return (
    <Rows>
      {addresses.map((address) => {
        const { id, labelType, waitlisted } = address;
        const isUsable = address.city === city && address.hub !== null;
        return (
          <li key={id} className={styles.address}>
            <p>
              <strong>{ADDRESS_WORDS.labels[labelType]}</strong>
              <br />
              {addressLine(address)}
            </p>
            {!isUsable && <SmallText>{whyNot(address, city)}</SmallText>}
            <ActionsRow>
              {isUsable && (
                <LinkButton to={chooseLink(id)} variant="primary">
                  {ADDRESS_WORDS.use}
                </LinkButton>
              )}
              {address.city === city && <LinkButton to={editLink(id)}>{ADDRESS_WORDS.edit}</LinkButton>}
              {waitlisted && (
                <ActionForm hidden={{ intent: leaveIntent, id }}>
                  <Button type="submit" variant="quiet" busy={busy}>
                    {ADDRESS_WORDS.leave}
                  </Button>
                </ActionForm>
              )}
            </ActionsRow>
          </li>
        );
      })}
    </Rows>
  );
}

function whyNot({ city, zipcode, waitlisted }: BookAddress, wanted: string): string {
  if (city !== wanted) return ADDRESS_WORDS.otherCity(cityBySlug(city)?.name ?? city);
  return waitlisted ? ADDRESS_WORDS.waits(zipcode) : ADDRESS_WORDS.notServed;
}
