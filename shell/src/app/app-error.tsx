import { SUPPORT_CHAT_LINK } from '@aangan/shared-kit/links/support-chat';
import { useRouteError } from '@aangan/shared-kit/platform/router';
import { useEffect } from 'react';
import { APP_WORDS } from './app.words.ts';
import { usePageSource } from './page-source-context.ts';

/** The last fallback: the shell itself failed. */
export function AppError() {
  const error = useRouteError();
  const { platform } = usePageSource();
  useEffect(() => platform.errors.report(error, { remote: 'shell' }), [error, platform]);
  return (
    <main id="main" style={{ padding: '2rem' }}>
      <h1>{APP_WORDS.failed}</h1>
      <p>
        <a href="/">{APP_WORDS.home}</a>
      </p>
      <p>
        <a href={SUPPORT_CHAT_LINK}>Chat with support</a>
      </p>
    </main>
  );
}
