import fc from 'fast-check';
import { consonantKey, hasIndicScript, latinOf } from './indic-scripts.ts';

const PAIRS = [
  ['कोरमंगला', 'koramangala'],
  ['अंधेरी', 'andheri'],
  ['गुड़गांव', 'gurgaon'],
  ['बांद्रा पश्चिम', 'bandra west'],
  ['ವೈಟ್‌ಫೀಲ್ಡ್', 'whitefield'],
  ['ಎಲೆಕ್ಟ್ರಾನಿಕ್ ಸಿಟಿ', 'electronic city'],
  ['வேளச்சேரி', 'velachery'],
  ['மயிலாப்பூர்', 'mylapore'],
  ['சோழிங்கநல்லூர்', 'sholinganallur'],
  ['గచ్చిబౌలి', 'gachibowli'],
  ['హైటెక్ సిటీ', 'hitech city'],
] as const;

describe('consonantKey', () => {
  it.each(PAIRS)('gives %s and %s the same key', (indic, latin) =>
    expect(consonantKey(latinOf(indic))).toBe(consonantKey(latin)),
  );

  it.each([
    ['koramangala', 'kalyani nagar'],
    ['powai', 'parel'],
    ['baner', 'bandra'],
  ])('gives %s and %s different keys', (one, other) => expect(consonantKey(one)).not.toBe(consonantKey(other)));

  it('has only consonants after the first letter, for any text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 ]{0,40}$/), (text) => !/[aeiou]/.test(consonantKey(text).slice(1))),
    );
  });
});

describe('latinOf', () => {
  it('leaves Latin words as they are', () => expect(latinOf('sector 62 koramangala')).toBe('sector 62 koramangala'));

  it('leaves no letter of an Indian script that it knows', () => {
    const letters = 'अआइकखगचटतपमयरलवशसह\u094d\u093e\u0bb5\u0bc7\u0b9a\u0c97\u0c9a\u0c95\u0cae'.split('');
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...letters), { maxLength: 12 }),
        (some) => !hasIndicScript(latinOf(some.join(''))),
      ),
    );
  });
});
