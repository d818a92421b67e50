import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import { replicaUrls } from './replica-settings.ts';

describe('DATABASE_REPLICA_URLS', () => {
  it('is a comma list, and empty by default', () => {
    expect(replicaUrls({})).toEqual([]);
    expect(replicaUrls({ DATABASE_REPLICA_URLS: '' })).toEqual([]);
    const urls = 'postgresql://a:b@one:5432/aangan, postgres://a:b@two:5432/aangan,';
    expect(replicaUrls({ DATABASE_REPLICA_URLS: urls })).toEqual([
      'postgresql://a:b@one:5432/aangan',
      'postgres://a:b@two:5432/aangan',
    ]);
  });

  it.each(['one:5432', 'https://one', 'postgresql://a:secret@one:5432/aangan,two'])('refuses %s, unseen', (urls) => {
    expect(() => replicaUrls({ DATABASE_REPLICA_URLS: urls })).toThrow(SettingsProblems);
    expect(() => replicaUrls({ DATABASE_REPLICA_URLS: urls })).not.toThrow(/secret/);
  });
});
