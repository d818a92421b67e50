/** Router exports for hosts only: the shell, and tests that replace it. */
// biome-ignore lint/performance/noBarrelFile: the host's half of the router's façade
export {
  createBrowserRouter,
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  data,
  RouterProvider,
  redirectDocument,
  ScrollRestoration,
  StaticRouterProvider,
  UNSAFE_NavigationContext as NavigationContext,
  useActionData,
  useRoutes,
  useSubmit,
} from 'react-router-dom';
