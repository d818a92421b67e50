import { formatRupees } from '@aangan/shared-kit/domain/money';

/** Text that accompanies a shared link. */
export function invitation(friendAmount: number): string {
  return `I use Aangan to look for homes without paying a broker. Join through my link and you get ${formatRupees(friendAmount)} after your first contact with an owner:`;
}

/** A link that opens WhatsApp with the invitation. The person chooses the recipient. */
export function whatsAppLink(text: string, link: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`;
}
