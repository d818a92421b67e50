/** The router's names that only a host uses: the shell, and tests that stand in for it. */
// biome-ignore lint/performance/noBarrelFile: the host's half of the router's façade
export {
  createBrowserRouter,
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  redirectDocument,
  ScrollRestoration,
  StaticRouterProvider,
} from 'react-router-dom';
