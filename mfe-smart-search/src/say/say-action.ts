import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import { nextQuestion } from '@aangan/shared-kit/domain/smart-search/next-question';
import type { Understanding } from '@aangan/shared-kit/domain/smart-search/understanding';
import { SMART_SEARCH_LINK, smartSessionLink } from '@aangan/shared-kit/links/smart-search';
import { orRefusal, refusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { redirect } from '@aangan/shared-kit/platform/router';
import { understandText } from './load-say.ts';
import { SAY_WORDS } from './say.words.ts';
import { readSayAddress, type SayView, sayAddress, tidyText, withText } from './say-address.ts';

/** What a form of the box does. */
export type SayDoing = 'say' | 'find' | 'delete' | 'guidance';

export async function actOnSay({ form, url, platform }: ActionArgs): Promise<Response | Refusal> {
  const doing = form.get('do') as SayDoing | null;
  const asked = readSayAddress(url.searchParams);
  const text = tidyText(String(form.get('text') ?? ''));
  const view = text === asked.text ? asked : withText(asked, text);
  return orRefusal(form, async () => {
    switch (doing) {
      case 'delete':
        await platform.http.request('DELETE /falcon/smart-search-v2/session/{session_id}', {
          params: { session_id: String(form.get('session')) },
        });
        return redirect(SMART_SEARCH_LINK);
      case 'guidance':
        await platform.http.request('POST /falcon/smart-search-v2/guidance_flag', { json: { flag: true } });
        return redirect(`${url.pathname}${url.search}`);
      default:
        return say(platform, view, form, doing === 'find');
    }
  });
}

async function say(platform: Platform, view: SayView, form: FormData, find: boolean): Promise<Response | Refusal> {
  if (view.text === '') return refusal(form, { text: SAY_WORDS.empty });
  const understanding = await understandText(platform, view);
  if (!find && needsAnswers(platform, view, understanding)) return redirect(sayAddress(view));
  return redirect(smartSessionLink(await sessionOf(platform, view, understanding, String(form.get('attempt')))));
}

/** Whether something has to be asked or shown before homes are. */
function needsAnswers({ session, now }: Platform, view: SayView, understanding: Understanding): boolean {
  const { slots, unknown } = understanding;
  const context = { city: view.city ?? session.city, today: indiaDay(now) };
  return (
    slots.length === 0 ||
    unknown.length > 0 ||
    slots.some(({ certainty }) => certainty === 'guess') ||
    nextQuestion(understanding, context, { skipped: view.skipped }) !== undefined
  );
}

/** The id of the session: a new one, or the one whose filters are applied again. */
async function sessionOf({ http, session }: Platform, view: SayView, { slots }: Understanding, attempt: string) {
  if (view.session === undefined) {
    const made = await http.request('POST /falcon/smart-search-v2/register_session', {
      json: { city: view.city ?? session.city, slots: [...slots], attempt },
    });
    return made.session_id;
  }
  const category = slots.find((slot) => slot.kind === 'category');
  const changed = await http.request('POST /falcon/smart-search-v2/{lookingFor}/search', {
    params: { lookingFor: CATEGORY_FACTS[category?.value ?? 'RENT'].segment },
    json: { session_id: view.session, slots: [...slots], attempt },
  });
  return changed.session_id;
}
