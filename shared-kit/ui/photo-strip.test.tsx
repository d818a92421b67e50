import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { Picture, pictureSources } from './picture.tsx';

afterEach(cleanup);

const photos = Array.from({ length: 8 }, (_, index) => ({
  id: `living-0${index}`,
  alt: `Photo ${index}. Illustration`,
  colour: '#c9b79c',
}));
const [photo = { id: '', alt: '', colour: '' }] = photos;

describe('Picture', () => {
  it('offers AVIF first and WebP otherwise, in three widths, in a box of its size', () => {
    const { container } = renderInRouter(<Picture photo={photo} sizes="100vw" />);
    const source = container.querySelector('source');
    expect(source?.type).toBe('image/avif');
    expect(source?.srcset).toBe(
      [320, 640, 1280].map((width) => `https://assets.test/pictures/living-00-${width}.avif ${width}w`).join(', '),
    );
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Photo 0. Illustration' });
    expect(image.src).toBe('https://assets.test/pictures/living-00-640.webp');
    expect([image.width, image.height, image.getAttribute('loading')]).toEqual([640, 480, 'lazy']);
  });

  it('loads eagerly and with priority on the first screen', () => {
    renderInRouter(<Picture photo={photo} sizes="100vw" eager />);
    const image = screen.getByRole('img');
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  });

  it('is preloaded from the same sources', () => {
    const { container } = renderInRouter(<Picture photo={photo} sizes="50vw" />);
    const preload = pictureSources((path) => `https://assets.test/${path}`, photo.id, '50vw');
    expect(preload.srcSet).toBe(container.querySelector('source')?.srcset);
  });
});

describe('PhotoStrip', () => {
  const shown = () => screen.getAllByRole('img').length;

  it('loads one picture until the strip is approached, then the next one too', () => {
    renderInRouter(<PhotoStrip photos={photos} sizes="320px" label="2 BHK in Koramangala" />);
    expect(shown()).toBe(1);
    const row = screen.getByRole('list', { name: 'Photos: 2 BHK in Koramangala' });
    fireEvent.focus(row);
    expect(shown()).toBe(2);
  });

  it('loads one picture ahead of the scroll position, and keeps loaded ones', () => {
    renderInRouter(<PhotoStrip photos={photos} sizes="320px" label="2 BHK" />);
    const row = screen.getByRole('list');
    Object.defineProperties(row, { scrollWidth: { value: 2560 }, clientWidth: { value: 320 } });
    row.scrollLeft = 960;
    fireEvent.scroll(row);
    expect(shown()).toBe(5);
    row.scrollLeft = 0;
    fireEvent.scroll(row);
    expect(shown()).toBe(5);
  });

  it('has a dot for each photo, at most five', () => {
    const dotsOf = (count: number) => {
      const { container } = renderInRouter(<PhotoStrip photos={photos.slice(0, count)} sizes="320px" label="2 BHK" />);
      return container.querySelector('.dots')?.getAttribute('style') ?? 'five dots';
    };
    expect([3, 5, 8].map(dotsOf)).toEqual(['--dots: 3;', 'five dots', 'five dots']);
  });

  it('highlights the dot of the current photo, and the last one from the fifth photo on', () => {
    const { container } = renderInRouter(<PhotoStrip photos={photos} sizes="320px" label="2 BHK" />);
    const row = screen.getByRole('list');
    Object.defineProperties(row, { scrollWidth: { value: 2560 }, clientWidth: { value: 320 } });
    const litAt = (photo: number) => {
      row.scrollLeft = photo * 320;
      fireEvent.scroll(row);
      return container.querySelector('.dots')?.getAttribute('style');
    };
    expect([2, 6].map(litAt)).toEqual(['--lit: 2;', '--lit: 4;']);
  });

  it('is a plain picture when there is one photo', () => {
    renderInRouter(<PhotoStrip photos={[photo]} sizes="320px" label="2 BHK" />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(shown()).toBe(1);
  });
});
