import { createServer } from 'node:http';
import { createElement as element } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, Link, StaticRouterProvider, useLoaderData } from 'react-router-dom';

/**
 * A bare React Router application, as its documentation shows it: one page with a loader that answers from memory, no
 * head, no styles, no compression, nothing cached. Its page has about a fifth of the HTML of our results.
 */
const [port] = process.argv.slice(2).map(Number);

interface Home {
  readonly id: number;
  readonly title: string;
  readonly price: number;
  readonly facts: readonly string[];
}

const HOMES: readonly Home[] = Array.from({ length: 12 }, (_, id) => ({
  id,
  title: `2 BHK flat for rent in Koramangala, ${id} minutes from the metro`,
  price: 25_000 + id * 500,
  facts: Array.from({ length: 12 }, (_each, fact) => `Fact ${fact} of home ${id}: car parking, lift and security`),
}));

const card = ({ id, title, price, facts }: Home) =>
  element(
    'article',
    { key: id, className: 'card card-of-results', 'aria-labelledby': `home-${id}` },
    element('h2', { id: `home-${id}` }, element(Link, { to: `/property/rent/koramangala/${id}/detail` }, title)),
    element('img', {
      src: `/pictures/${id}-640.jpg`,
      srcSet: `/pictures/${id}-1280.jpg 2x`,
      alt: title,
      loading: 'lazy',
    }),
    element('p', { className: 'price' }, `₹${price.toLocaleString('en-IN')} a month`),
    element(
      'ul',
      null,
      facts.map((fact) => element('li', { key: fact, className: 'fact of-card' }, element('span', null, fact))),
    ),
    element('button', { type: 'button', className: 'contact' }, 'Contact owner'),
  );

function Results() {
  const { homes } = useLoaderData<{ homes: readonly Home[] }>();
  return element('main', null, element('h1', null, 'Flats for rent'), homes.map(card));
}

const routes = [{ path: '*', loader: async () => ({ homes: HOMES }), Component: Results }];
const { query, dataRoutes } = createStaticHandler(routes);

createServer(async (request, response) => {
  const context = await query(new Request(new URL(request.url ?? '/', 'http://peer.test')));
  if (context instanceof Response) throw new Error('The page does not redirect');
  const router = createStaticRouter(dataRoutes, context);
  const app = element('html', null, element('body', null, element(StaticRouterProvider, { router, context })));
  const stream = renderToPipeableStream(app, {
    onShellReady() {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      stream.pipe(response);
    },
  });
}).listen(port, '127.0.0.1');
