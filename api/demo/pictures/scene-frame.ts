import type { Light } from './light.ts';
import { CANVAS } from './sketch.ts';
import { rect } from './svg.ts';

const stop = (offset: number, colour: string, opacity: number): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

const linear = (id: string, direction: string, ...stops: string[]): string =>
  `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`;

const radial = (id: string, ...stops: string[]): string =>
  `<radialGradient id="${id}">${stops.join('')}</radialGradient>`;

const RIGHT = 'x1="0" y1="0" x2="1" y2="0"';
const DOWN = 'x1="0" y1="0" x2="0" y2="1"';
const DIAGONAL = 'x1="0" y1="0" x2="1" y2="1"';
const SHADE = '#2B1D17';

/** The gradients that shade every shape, so that all scenes have the same light. */
function lightDefinitions(light: Light): string {
  const glow = '#FFDC9A';
  return [
    linear('sky', DOWN, stop(0, light.skyTop, 1), stop(1, light.skyLow, 1)),
    linear(
      'form',
      RIGHT,
      stop(0, '#FFFDF8', 0.2),
      stop(0.45, '#FFFDF8', 0),
      stop(0.55, SHADE, 0),
      stop(1, SHADE, 0.17),
    ),
    linear('down', DOWN, stop(0, SHADE, 0), stop(1, SHADE, 0.2)),
    linear('under', DOWN, stop(0, SHADE, 0.24), stop(1, SHADE, 0)),
    linear('right', RIGHT, stop(0, SHADE, 0), stop(1, SHADE, 0.2)),
    linear('left', RIGHT, stop(0, SHADE, 0.2), stop(1, SHADE, 0)),
    linear(
      'beam',
      DOWN,
      stop(0, light.beam, light.beamStrength * 1.15),
      stop(1, light.beam, light.beamStrength * 0.35),
    ),
    linear('glass', DIAGONAL, stop(0, '#FFFFFF', 0.5), stop(0.5, '#FFFFFF', 0.08), stop(1, '#FFFFFF', 0.2)),
    radial('shadow', stop(0, SHADE, 0.36), stop(0.55, SHADE, 0.2), stop(1, SHADE, 0)),
    radial('glow', stop(0, glow, 0.85), stop(0.35, glow, 0.36), stop(1, glow, 0)),
    radial('haze', stop(0, light.beam, 0.75), stop(1, light.beam, 0)),
    `<radialGradient id="sunlit" cx="0.12" cy="0.05" r="1">${stop(0, light.beam, light.beamStrength * 0.55)}${stop(0.7, light.beam, 0)}</radialGradient>`,
    `<radialGradient id="corner" cx="0.42" cy="0.4" r="0.85">${stop(0.55, SHADE, 0)}${stop(1, SHADE, light.lamps ? 0.3 : 0.17)}</radialGradient>`,
  ].join('');
}

/** A whole SVG document around a scene, with the shared light over it. */
export function frameScene(light: Light, body: string): string {
  const { width, height } = CANVAS;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${lightDefinitions(light)}</defs>`,
    body,
    rect(0, 0, width, height, 'url(#sunlit)'),
    rect(0, 0, width, height, 'url(#corner)'),
    '</svg>',
  ].join('');
}
