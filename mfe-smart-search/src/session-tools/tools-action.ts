import { COMMUTE_MINUTES, type CommuteMode, MAX_COMMUTERS } from '@aangan/shared-kit/domain/commute';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { ProductFeedbackReason } from '@aangan/shared-kit/domain/smart-search/session-options';
import { refusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { TOOLS_WORDS } from './tools.words.ts';

/** What a form of the tools does; named `do` in the form. */
export const TOOL = { share: 'share', withdraw: 'withdraw', commute: 'commute', feedback: 'feedback' } as const;

/** Acts, and returns the address that is shown afterwards, undefined for the session, or why it was refused. */
type Doing = (args: ActionArgs) => Promise<string | Refusal | undefined>;

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** By the form's `do`. */
export const toolDoings: Readonly<Record<string, Doing>> = {
  /** Without JavaScript: leads to the shared page, whose address is the link. */
  async [TOOL.share]({ form, params, platform }) {
    const { url } = await platform.http.request('POST /falcon/smart-search-v2/share', {
      json: { session_id: params.session_id ?? '', attempt: text(form, 'attempt') },
    });
    return url === null ? undefined : pathOf(url, platform);
  },
  async [TOOL.withdraw]({ form, platform }) {
    await platform.http.request('DELETE /falcon/smart-search-v2/share/{share_id}', {
      params: { share_id: text(form, 'share') },
    });
    return undefined;
  },
  async [TOOL.feedback]({ form, params, platform }) {
    await platform.http.request('POST /falcon/smart-search-v2/product_feedback', {
      json: {
        session_id: params.session_id ?? '',
        rating: Number(form.get('rating')),
        reasons: form.getAll('reasons').map(String) as ProductFeedbackReason[],
        words: text(form, 'words'),
      },
    });
    return undefined;
  },
  async [TOOL.commute]({ form, platform }) {
    const city = text(form, 'city');
    const people = await commutersOf(form, city, platform);
    if (!Array.isArray(people)) return refusal(form, people);
    const json = { city, propertyType: text(form, 'propertyType') as ListingCategory, people };
    const commuteId = text(form, 'commuteId');
    if (commuteId === '') await platform.http.request('POST /falcon/smart-search-v2/commute', { json });
    else
      await platform.http.request('PUT /falcon/smart-search-v2/commute/{commuteId}', { params: { commuteId }, json });
    return undefined;
  },
};

/** The path of an address of this site. */
export function pathOf(url: string, { origin }: Pick<Platform, 'origin'>): string {
  return new URL(url, origin).pathname;
}

interface Commuter {
  readonly to: string;
  readonly mode: CommuteMode;
  readonly minutes: (typeof COMMUTE_MINUTES)[number];
}

/** Finds the places that were named, or the problem of a field. */
async function commutersOf(
  form: FormData,
  city: string,
  { http }: Platform,
): Promise<Commuter[] | Record<string, string>> {
  const people: Commuter[] = [];
  for (let index = 0; index < MAX_COMMUTERS; index += 1) {
    const name = text(form, `to${index}`);
    if (name === '') {
      if (index === 0) return { to0: TOOLS_WORDS.commuteMissing };
      continue;
    }
    const { suggestions } = await http.request('GET /places/api/v1/autocomplete', {
      query: { hint: name.slice(0, 80), city },
    });
    const place = suggestions.find((each) => each.city === city && each.kind !== 'city' && each.kind !== 'society');
    if (!place) return { [`to${index}`]: TOOLS_WORDS.commuteUnknown(name) };
    if (people.some(({ to }) => to === place.slug)) return { [`to${index}`]: TOOLS_WORDS.commuteSame };
    const minutes = COMMUTE_MINUTES.find((each) => String(each) === text(form, `minutes${index}`)) ?? 45;
    people.push({ to: place.slug, mode: text(form, `mode${index}`) as CommuteMode, minutes });
  }
  return people;
}
