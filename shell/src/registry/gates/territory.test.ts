import { aRelease, aReleasePage } from '../../testing/a-release.ts';
import { patternWordReasons } from './pattern-words.ts';
import { territoryReasons } from './territory.ts';

const wide = (sharesPaths = {}) =>
  aRelease({ list: ['/property/rent*', '/property'] }, { name: 'mfe-search', sharesPaths });
const narrow = (...paths: string[]) => aRelease({ mine: paths }, { name: 'mfe-new' });
const EXTRA = '/property/rent/extra';
const messages = (reasons: ReturnType<typeof territoryReasons>) => reasons.map(({ message }) => message);

describe('a path inside the pattern of another remote', () => {
  const asksConsent = 'mfe-search must name /property/rent/extra in sharesPaths for mfe-new';

  it('needs the consent of the owner, for this path and this remote', () => {
    const refused = [`mfe-new: ${EXTRA} is inside /property/rent* of mfe-search; ${asksConsent}`];
    expect(messages(territoryReasons(narrow(EXTRA), [wide()], undefined))).toEqual(refused);
    const elsewhere = wide({ 'mfe-other': [EXTRA], 'mfe-new': ['/property/rent/more'] });
    expect(messages(territoryReasons(narrow(EXTRA), [elsewhere], undefined))).toEqual(refused);
    expect(territoryReasons(narrow(EXTRA), [wide({ 'mfe-new': [EXTRA] })], undefined)).toEqual([]);
    const pattern = wide({ 'mfe-new': ['/property/rent/e*'] });
    expect(territoryReasons(narrow(EXTRA), [pattern], undefined)).toEqual([]);
  });

  it('needs the consent of each version of the owner that visitors get', () => {
    const versions = [wide(), wide({ 'mfe-new': [EXTRA] })];
    expect(territoryReasons(narrow(EXTRA), versions, undefined)).toHaveLength(1);
  });

  it('is its own once it is live, whatever the owner says later', () => {
    expect(territoryReasons(narrow(EXTRA), [wide()], narrow(EXTRA))).toEqual([]);
    expect(territoryReasons(narrow(EXTRA, '/property/rent/more'), [wide()], narrow(EXTRA))).toHaveLength(1);
  });

  it('needs the consent too when the wide pattern comes second', () => {
    const refused = `mfe-search: /property/rent* includes ${EXTRA} of mfe-new; ${asksConsent}`;
    expect(messages(territoryReasons(wide(), [narrow(EXTRA), narrow(EXTRA)], undefined))).toEqual([refused]);
    expect(territoryReasons(wide({ 'mfe-new': [EXTRA] }), [narrow(EXTRA)], undefined)).toEqual([]);
    expect(territoryReasons(wide(), [narrow(EXTRA)], wide())).toEqual([]);
  });

  it('is free where the other remote has an exact path only', () => {
    expect(territoryReasons(narrow('/property/more'), [wide()], undefined)).toEqual([]);
  });
});

describe('a pattern of nothing but parameters', () => {
  it.each(['/{x}', '/{x}*', '/*', '/{x}/{y}', '/{x}-{y}'])('is refused: %s', (path) => {
    expect(patternWordReasons(narrow(path)).map(({ code }) => code)).toEqual(['REG-032']);
  });

  it('is accepted with a word, or with allowed values', () => {
    expect(patternWordReasons(narrow('/', '/{x}/plans', '/{x}-prjt-{y}'))).toEqual([]);
    const cities = { ...aReleasePage('mine', ['/{city}']), params: { city: ['pune'] } };
    expect(patternWordReasons(aRelease({}, { pages: { mine: cities } }))).toEqual([]);
  });
});
