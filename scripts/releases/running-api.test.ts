import { runningApi } from './running-api.ts';

const NO_SITE = '/nowhere';

describe('the API of the site that uses a registry', () => {
  it('is named by API_URL', () => {
    expect(runningApi({ API_URL: 'https://api.example/' }, NO_SITE)).toBe('https://api.example');
  });

  it('is unknown without it when no site runs on the data folder', () => {
    expect(runningApi({}, NO_SITE)).toBeUndefined();
    expect(runningApi({ API_URL: '', REGISTRY_URL: 's3://bucket/site' }, NO_SITE)).toBeUndefined();
  });
});
