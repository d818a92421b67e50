import { without } from '@aangan/shared-kit/domain/smart-search/chips';
import type { HomeAnswer, RejectionReason } from '@aangan/shared-kit/domain/smart-search/session-options';
import type { Slot } from '@aangan/shared-kit/domain/smart-search/understanding';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { toolDoings } from '../session-tools/public.ts';
import { readSessionView, type SessionView, sessionAddress, USUAL_VIEW } from './session-address.ts';

/** What a form of a session does. */
export type SessionDoing = 'answer' | 'undo' | 'learnt' | 'remove' | 'apply' | 'prompt' | 'guidance';

interface Sent {
  readonly http: Http;
  readonly form: FormData;
  readonly sessionId: string;
  readonly view: SessionView;
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '');
const reasonsOf = (form: FormData) => form.getAll('reasons').map(String) as RejectionReason[];

/** Each returns how the session is shown afterwards. The API judges what is sent. */
const DOINGS: Readonly<Record<SessionDoing, (sent: Sent) => Promise<SessionView>>> = {
  async answer({ http, form, sessionId, view }) {
    const property_id = text(form, 'home');
    const answer = text(form, 'answer') as HomeAnswer;
    await http.request('POST /falcon/smart-search-v2/interact', {
      json: { session_id: sessionId, property_id, answer, reasons: answer === 'NO' ? reasonsOf(form) : [] },
    });
    return { ...view, done: property_id };
  },
  async undo({ http, form, sessionId, view }) {
    await http.request('DELETE /falcon/smart-search-v2/session/{session_id}/reject/{property_id}', {
      params: { session_id: sessionId, property_id: text(form, 'home') },
    });
    return { ...view, done: undefined };
  },
  async learnt({ http, form, sessionId, view }) {
    await http.request('PUT /falcon/smart-search-v2/session/{session_id}/learnt/{key}', {
      params: { session_id: sessionId, key: text(form, 'key') },
      json: { counts: text(form, 'counts') === 'true' },
    });
    return view;
  },
  async remove({ http, form, sessionId }) {
    const { slots } = await http.request('GET /falcon/smart-search-v2/session_detail', {
      query: { session_id: sessionId },
    });
    const left = without({ text: '', slots, ignored: [], unknown: [] }, text(form, 'chip'));
    await applyWishes(http, sessionId, left.slots, form);
    return USUAL_VIEW;
  },
  async apply({ http, form, sessionId }) {
    await applyWishes(http, sessionId, JSON.parse(text(form, 'slots')) as Slot[], form);
    return USUAL_VIEW;
  },
  async prompt({ http, form, sessionId, view }) {
    const reasons = text(form, 'answer') === 'skip' ? [] : reasonsOf(form);
    await http.request('POST /falcon/smart-search-v2/feedback_interactions', {
      json: { session_id: sessionId, reasons },
    });
    return { ...view, done: undefined };
  },
  async guidance({ http, view }) {
    await http.request('POST /falcon/smart-search-v2/guidance_flag', { json: { flag: true } });
    return view;
  },
};

/** Applies filters again, which clears the list of the session. */
async function applyWishes(http: Http, sessionId: string, slots: readonly Slot[], form: FormData): Promise<void> {
  await http.request('POST /falcon/smart-search-v2/{lookingFor}/search', {
    params: { lookingFor: text(form, 'lookingFor') as 'rent' },
    json: { session_id: sessionId, slots: [...slots] },
  });
}

export async function actOnSession(args: ActionArgs): Promise<Response | Refusal> {
  const { form, url, params, platform } = args;
  const sessionId = params.session_id ?? '';
  const doing = text(form, 'do');
  return orRefusal(form, async (): Promise<Response | Refusal> => {
    const view = { ...readSessionView(url.searchParams), saved: undefined };
    const ofTools = toolDoings[doing];
    if (ofTools) {
      const ended = await ofTools(args);
      if (typeof ended === 'object') return ended;
      return redirect(ended ?? sessionAddress(sessionId, { ...view, saved: doing }));
    }
    const act = DOINGS[doing as SessionDoing];
    const shown = await act({ http: platform.http, form, sessionId, view });
    return redirect(sessionAddress(sessionId, shown));
  });
}
