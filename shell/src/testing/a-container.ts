import { createHash } from 'node:crypto';
import type { Release } from '@aangan/shared-kit/build/release';

/**
 * The code of a federation container, as a remote's server build would write it. It takes React from the host and
 * returns the pages.
 * @param pages JavaScript of each page's module, an expression in which `react` is the host's React
 */
export function containerCode(pages: Readonly<Record<string, string>>, exportName = 'mfe_test'): string {
  const factories = Object.entries(pages).map(
    ([page, code]) => `${JSON.stringify(`./${page}`)}: once(() => (${code}))`,
  );
  return `
    let react;
    // As in webpack, a module is created once in each container.
    const once = (make, made) => () => (made ??= make());
    const pages = { ${factories.join(', ')} };
    module.exports.${exportName} = {
      init(scope) { react = Object.values(scope.react)[0].lib(); },
      async get(page) {
        if (!pages[page]) throw new Error('no page ' + page);
        return pages[page];
      },
    };`;
}

/** A page that shows a text, with the loader, the action and the head given as JavaScript. */
export function pageCode(
  text: string,
  { loader = 'undefined', action = 'undefined', head = 'undefined' } = {},
): string {
  const component = `() => react.createElement('h1', null, ${JSON.stringify(text)})`;
  return `{ Component: ${component}, loader: ${loader}, action: ${action}, head: ${head} }`;
}

/** The release's entry for the file with this content. */
export function fileFacts(content: string): Release['files'][string] {
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { integrity, bytes: content.length, gzip: content.length };
}
