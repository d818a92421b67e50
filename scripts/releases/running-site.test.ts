import { runningSite } from './running-site.ts';

const NO_SITE = '/nowhere';

describe('the site that uses a registry', () => {
  it('is named by API_URL and PUBLIC_URL', () => {
    const env = { API_URL: 'https://api.example/', PUBLIC_URL: 'https://shop.example' };
    expect(runningSite(env, NO_SITE)).toEqual({ api: 'https://api.example', site: 'https://shop.example' });
  });

  it('is unknown without them when no site runs on the data folder', () => {
    expect(runningSite({}, NO_SITE)).toEqual({});
    expect(runningSite({ API_URL: '', REGISTRY_URL: 's3://bucket/site' }, NO_SITE)).toEqual({});
  });
});
