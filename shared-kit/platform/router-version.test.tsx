import { createRequire } from 'node:module';
import * as router from './router.ts';
import { ROUTER_VERSION } from './router-version.ts';

/** What the versions stand for. Add a row for a new version, and never change one. */
const VERSIONS: Readonly<Record<string, { readonly reactRouter: string; readonly names: readonly string[] }>> = {
  '1.0.0': {
    reactRouter: '7',
    names: [
      'Form',
      'Link',
      'NavLink',
      'redirect',
      'useBlocker',
      'useFetcher',
      'useLoaderData',
      'useLocation',
      'useNavigate',
      'useNavigation',
      'useRevalidator',
      'useRouteError',
      'useSearchParams',
    ],
  },
};

it("the router's façade has the names and the router of its version", () => {
  const { version }: { version: string } = createRequire(__filename)('react-router-dom/package.json');
  const found = { reactRouter: version.split('.')[0], names: Object.keys(router).sort() };
  expect({ [ROUTER_VERSION]: found }).toEqual({ [ROUTER_VERSION]: VERSIONS[ROUTER_VERSION] });
});
