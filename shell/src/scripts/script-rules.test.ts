import { scriptsOf } from './script-rules.ts';

const atOnce = (pathname: string, search = '') => scriptsOf('page usable', { pathname, search, personal: false });
const onClick = (pathname: string) => scriptsOf('first click', { pathname, search: '', personal: false });

describe("other companies' scripts", () => {
  it.each(['/pay-rent', '/rent-pay-upload-rental-agreement', '/bill-account-upload-rental-agreement'])(
    'load the card checkout on %s, except without the header',
    (path) => {
      expect(atOnce(path)).toContain('card-checkout');
      expect(atOnce(path, '?headerFalse=false')).toContain('card-checkout');
      expect(atOnce(path, '?headerFalse=true')).not.toContain('card-checkout');
    },
  );

  it.each(['/', '/bill-account', '/pay-property-rent-online', '/bangalore/rent'])('load no checkout on %s', (path) => {
    expect(atOnce(path)).not.toContain('card-checkout');
  });

  it('load maps on pages with a map', () => {
    expect(atOnce('/property/rent/apartment/2-bhk/8a/detail')).toContain('maps');
    expect(atOnce('/tenant/plans')).not.toContain('maps');
  });

  it.each(['/pay-rent', '/chats', '/support-chat', '/rent-pay/banner'])('load no advertising script on %s', (path) =>
    expect(atOnce(path)).not.toContain('pixel'),
  );

  it('load no advertising script on a page that its remote declares as personal', () => {
    const page = { pathname: '/still-available/token', search: '' };
    expect(scriptsOf('page usable', { ...page, personal: false })).toContain('pixel');
    expect(scriptsOf('page usable', { ...page, personal: true })).not.toContain('pixel');
  });

  it('load push messages on city homes, and not on other paths of two segments', () => {
    expect(atOnce('/greater-noida/rent')).toContain('push');
    expect(atOnce('/tenant/plans')).not.toContain('push');
    expect(atOnce('/still-available/token')).not.toContain('push');
  });

  it('load the support chat on the first click, and not on pages with a chat or a banner', () => {
    expect(onClick('/')).toEqual(['support-chat']);
    expect(onClick('/tenant/plans')).toEqual(['support-chat']);
    expect(onClick('/chats')).toEqual([]);
    expect(onClick('/rent-pay/banner')).toEqual([]);
    expect(atOnce('/')).not.toContain('support-chat');
  });
});
