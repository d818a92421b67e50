import './public-path.ts';
import '@aangan/shared-kit/ui/tokens.css';
import { guardSheetBack } from '@aangan/shared-kit/ui/sheet-back';
import { mountRootParcel } from 'single-spa';
import type { PageSource } from '../app/page-source.ts';
import { openDocument } from '../browser/open-document.ts';
import { alonePage } from './page-lifecycles.tsx';
import { talkToApp } from './talk-to-app.ts';
import { webviewRemotes } from './webview-remotes.ts';

/** Shows the document's remote alone, for an app webview. */
async function openWebview(): Promise<void> {
  const { state, remotes, usable, match, platform, checkSession, ...opened } = await openDocument(webviewRemotes);
  const { entry } = state;
  const app = talkToApp(platform);
  const source: PageSource = {
    ...opened,
    platform: app?.platform ?? platform,
    async match(pathname) {
      const { prefixMatch } = await import(/* webpackChunkName: "navigation" */ './prefix-match.ts');
      return prefixMatch(pathname, entry, match);
    },
    load: ({ remote, page }) => remotes.load(remote, page),
    loaded: ({ remote, page }) => remotes.loaded(remote, page),
  };
  guardSheetBack();
  const domElement = document.getElementById('app');
  if (!domElement) throw new Error('The document has no #app');
  const load = async (request: Request) => {
    const { loadAlone } = await import(/* webpackChunkName: "navigation" */ './load-alone.ts');
    return loadAlone(request, entry.remote, source);
  };
  const page = alonePage({ source, entry, load });
  const parcel = mountRootParcel({ name: entry.remote, ...page.lifecycles }, { domElement });
  await parcel.mountPromise;
  app?.obey(parcel, page.goTo, checkSession);
  usable(source);
}

void openWebview();
