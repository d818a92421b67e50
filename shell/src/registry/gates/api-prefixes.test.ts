import { aRelease } from '../../testing/a-release.ts';
import { apiPrefixReasons } from './api-prefixes.ts';

const plain = aRelease({ advice: ['/advice', '/advice/{topic}'] });
const calling = (name: string, ...apiPrefixes: string[]) => aRelease({ [name]: [`/${name}`] }, { name, apiPrefixes });

describe('the API prefixes of a release', () => {
  it('may be those of another remote, which calls the same API', () => {
    expect(apiPrefixReasons(calling('mfe-a', '/v5'), [calling('mfe-b', '/v5'), plain])).toEqual([]);
  });

  it('are refused when they hide a page, of another remote or of its own', () => {
    const { pages } = plain;
    const own = { ...calling('mfe-a', '/advice'), pages };
    expect(apiPrefixReasons(calling('mfe-a', '/advice'), [plain])[0]?.message).toBe(
      'mfe-a: the API prefix /advice of mfe-a takes /advice from mfe-test',
    );
    expect(apiPrefixReasons(own, [])).toHaveLength(2);
  });

  it('are refused beside a page that is below a prefix of another remote', () => {
    expect(apiPrefixReasons(plain, [calling('mfe-b', '/advice/rent')])).toEqual([]);
    expect(apiPrefixReasons(plain, [calling('mfe-b', '/advice/sample')]).map(({ message }) => message)).toEqual([
      'mfe-test: the API prefix /advice/sample of mfe-b takes /advice/{topic} from mfe-test',
    ]);
  });
});
