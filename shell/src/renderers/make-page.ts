import type { Platform } from '@aangan/shared-kit/platform/platform';
import { requestExperiments } from '../experiments/request-experiments.ts';
import type { Renderer } from '../render/main.tsx';
import { changePosition } from '../server/change-position.ts';
import { publicAnswers } from '../server/public-answers.ts';
import { requestSession } from '../server/request-session.ts';
import { type ApiUpstream, apiUpstream, serverHttp, serverPlatform } from '../server/server-platform.ts';
import { openedAlone } from '../webview/surface.ts';
import type { MadePage, OrderedSet, PageOrder, RendererFacts, Withheld } from './page-order.ts';

/** What an order needs besides its plain data. */
export interface OrderSurroundings {
  readonly from: OrderedSet;
  readonly withheld?: Withheld;
  readonly signal: AbortSignal;
  readonly report: Platform['errors']['report'];
}

export type MakePage = (order: PageOrder, surroundings: OrderSurroundings) => Promise<MadePage>;

/** Makes pages in the thread that calls it: the session, the buckets, the loaders and React. */
export function pageMaking(renderer: Pick<Renderer, 'render'>, facts: RendererFacts): MakePage {
  const upstream: ApiUpstream = apiUpstream(facts.apiUrl);
  return async (order, { from, withheld, signal, report }) => {
    const { visitor, attribution, alone, staff } = order;
    const url = new URL(order.url);
    const experiments = requestExperiments(visitor);
    const position = changePosition(upstream.fetch);
    const answers = publicAnswers(position.fetch);
    const http = answers.watch(serverHttp(visitor, facts, { ...upstream, fetch: answers.fetch }));
    const session = requestSession(visitor, () => http);
    const platform = serverPlatform(visitor, {
      settings: facts,
      live: session.live,
      http,
      report,
      attribution,
      bucketOf: experiments.bucketOf,
      hybrid: alone !== undefined,
      staff,
    });
    const form = order.form && formOf(order.form);
    const rendered = await renderer.render({
      nonce: order.nonce,
      returnHosts: facts.returnHosts,
      request: new Request(url, { signal }),
      ...(form && { form }),
      url,
      releaseSet: from.set,
      table: alone ? openedAlone(from.table, url.pathname, alone) : from.table,
      navigation: from.navigation,
      platform,
      session,
      ...(withheld && { withheld }),
      experiments: {
        decide: (page) =>
          experiments.decide(page, {
            http: platform.http,
            userId: session.live.getState().account?.id ?? '',
            report: (error) => report(error, { remote: 'shell' }),
          }),
        decided: experiments.decided,
        wereRead: experiments.wereRead,
      },
    });
    const { account, nri, ownsHomes, unsure } = session.live.getState();
    const bucketsCookie = experiments.cookieValue();
    const changeCookie = position.setCookie();
    const ownCookies = bucketsCookie !== undefined || changeCookie !== undefined;
    const shared = rendered.kind === 'page' && rendered.ofNobody && answers.all() && !ownCookies;
    return {
      rendered,
      session: { account, nri, ownsHomes, unsure },
      bucketsCookie,
      ...(changeCookie !== undefined && { changeCookie }),
      ...(shared && { shared, tags: answers.tags() }),
    };
  };
}

function formOf(entries: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}
