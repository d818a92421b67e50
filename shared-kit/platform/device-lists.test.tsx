import fc from 'fast-check';
import { SHORTLISTED_AT_MOST, VIEWED_AT_MOST } from '../domain/personal-limits.ts';
import { deviceShortlist, parseShortlist, saveOnDevice } from './device-shortlist.ts';
import { deleteDeviceViews, deviceViews, parseViews, saveView, withView } from './device-views.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const id = fc.stringMatching(/^[a-z0-9]{16}$/);

describe('the lists that a device stores before login', () => {
  it('return the stored ids, and are removed when empty', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: SHORTLISTED_AT_MOST }), (ids) => {
        saveOnDevice(ids);
        expect(deviceShortlist()).toEqual(ids);
        saveOnDevice([]);
        expect(localStorage).toHaveLength(0);
      }),
    );
  });

  it('return at most the limit for any stored text, and never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(id).map(String)), (text) => {
        const ids = parseShortlist(text);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(SHORTLISTED_AT_MOST);
        for (const { viewedOn } of parseViews(text)) expect(viewedOn).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('contain each viewed listing once, the newest first', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id, viewedOn: fc.nat() }), { maxLength: 80 }), (views) => {
        const saved = views.reduce<ReturnType<typeof deviceViews>>(withView, []);
        expect(new Set(saved.map((view) => view.id)).size).toBe(saved.length);
        expect(saved.length).toBeLessThanOrEqual(VIEWED_AT_MOST);
        expect(saved[0]).toEqual(views.at(-1));
      }),
    );
  });

  it('store views until they are cleared', () => {
    saveView({ id: 'aaaaaaaaaaaaaaaa', viewedOn: 5 });
    saveView({ id: 'bbbbbbbbbbbbbbbb', viewedOn: 7 });
    expect(deviceViews().map(({ viewedOn }) => viewedOn)).toEqual([7, 5]);
    deleteDeviceViews();
    expect(deviceViews()).toEqual([]);
  });

  it('are empty where the browser blocks storage', () => {
    const refused = () => {
      throw new Error('The operation is insecure');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refused);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refused);
    saveOnDevice(['aaaaaaaaaaaaaaaa']);
    saveView({ id: 'aaaaaaaaaaaaaaaa', viewedOn: 5 });
    expect([deviceShortlist(), deviceViews()]).toEqual([[], []]);
  });
});
