import { appUrl, listen, openDatabase } from './public.ts';

describe('listening', () => {
  it('goes to its own address where a pooler is between, and queries go to the pooler', async () => {
    const direct = appUrl(process.env.TEST_DATABASE_URL ?? '');
    // Nothing answers there, so whoever connected has used the other address.
    const pooled = openDatabase('postgresql://aangan_app@127.0.0.1:1/none', { listenUrl: direct });
    const connected = Promise.withResolvers<void>();
    const heard = Promise.withResolvers<string>();
    const listening = listen(pooled.pool.options, 'test_channel', {
      onConnect: connected.resolve,
      onError: connected.reject,
      onNotification: heard.resolve,
    });
    await connected.promise;
    const { pool, close } = openDatabase(direct, { connections: 1 });
    await pool.query(`select pg_notify('test_channel', 'news')`);
    expect(await heard.promise).toBe('news');
    await expect(pooled.pool.query('select 1')).rejects.toThrow('ECONNREFUSED');
    await Promise.all([listening.close(), close(), pooled.close()]);
  });
});
