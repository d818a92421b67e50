/**
 * The only import of the router for pages and shell. A shared federated module cannot be tree-shaken, so sharing
 * these few names instead of all of `react-router-dom` saves tens of kB. Exports for hosts only are in
 * `host-router.ts`, which is not shared.
 */
// biome-ignore lint/performance/noBarrelFile: this is the façade, one module shared by host and remotes
export {
  Form,
  Link,
  NavLink,
  redirect,
  useBlocker,
  useFetcher,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
