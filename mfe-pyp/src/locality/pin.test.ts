import { localityOf } from './pin.ts';

const locality = (name: string, latitude: number) => ({ id: name, slug: name, name, latitude, longitude: 77.3 });
const LOCALITIES = [locality('Sector 1', 28.3), locality('Sector 15', 28.4), locality('Sector 16', 28.5)];
const building = (subtitle: string) => ({ subtitle, latitude: 28.51, longitude: 77.3 });

it('takes the locality that a building names, not one whose name begins alike', () => {
  expect(localityOf(building('Sector 15, Faridabad'), LOCALITIES)?.name).toBe('Sector 15');
});

it('takes the nearest locality where the named one is unknown', () => {
  expect(localityOf(building('Green Field Colony, Faridabad'), LOCALITIES)?.name).toBe('Sector 16');
  expect(localityOf(building('Faridabad'), LOCALITIES)?.name).toBe('Sector 16');
});
