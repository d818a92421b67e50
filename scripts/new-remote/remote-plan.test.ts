import { pageTable } from '../../shell/src/routing/page-table.ts';
import { planRemote, type RemoteRequest } from './remote-plan.ts';

const NEIGHBOURS = {
  folders: ['api', 'mfe-plans', 'mfe-search', 'shell'],
  paths: new Map([
    ['/owner-freedom', 'mfe-plans'],
    ['/page-not-found', 'shell'],
  ]),
  pages: pageTable([{ remote: 'mfe-search', page: 'list', path: '/property/rent*' }]),
  prefixes: new Map([['home', 'mfe-search']]),
};

const plan = (request: RemoteRequest) => planRemote(request, NEIGHBOURS);

describe('a new remote', () => {
  it('takes its path and its title from its name', () => {
    expect(plan({ name: 'mfe-home-services' })).toEqual({
      name: 'mfe-home-services',
      feature: 'home-services',
      title: 'Home services',
      path: '/home-services',
      prefix: undefined,
    });
  });

  it('takes another path and a webview prefix from the options', () => {
    const request = { name: 'mfe-example', path: '/advice/rent-2-own', prefix: 'kyr' };
    expect(plan(request)).toMatchObject({ path: '/advice/rent-2-own', prefix: 'kyr' });
  });

  it.each([
    [{ name: undefined }, 'Name the remote: mfe- and lower-case words'],
    [{ name: 'example' }, '"example" is no name of a remote'],
    [{ name: 'mfe-Example' }, '"mfe-Example" is no name of a remote'],
    [{ name: 'mfe-a/../../b' }, 'is no name of a remote'],
    [{ name: 'mfe-a--b' }, 'is no name of a remote'],
    [{ name: `mfe-${'a'.repeat(40)}` }, 'is longer than 40 characters'],
    [{ name: 'mfe-plans' }, 'There is a mfe-plans already'],
    [{ name: 'mfe-example', path: '/owner-freedom' }, 'The path /owner-freedom belongs to mfe-plans'],
    [{ name: 'mfe-example', path: '/page-not-found' }, 'The path /page-not-found belongs to shell'],
    [{ name: 'mfe-example', path: '/property/rent/extra' }, 'is inside /property/rent* of mfe-search'],
    [{ name: 'mfe-example', path: 'example' }, 'must be like /rent-help/advice'],
    [{ name: 'mfe-example', path: '/{city}/example' }, 'Patterns come later'],
    [{ name: 'mfe-example', path: '/api/example' }, 'answered by the platform itself'],
    [{ name: 'mfe-example', prefix: 'home' }, 'The prefix home belongs to mfe-search'],
    [{ name: 'mfe-example', prefix: 'a/b' }, 'must be one lower-case path segment'],
  ])('is rejected for %j', (request, problem) => {
    expect(() => plan(request)).toThrow(problem);
  });
});
