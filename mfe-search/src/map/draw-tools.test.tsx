import { decodePolygon } from '@aangan/shared-kit/domain/polygon';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { DrawTools } from './draw-tools.tsx';
import { drawingAfter, NO_DRAWING } from './drawing.ts';

afterEach(cleanup);

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const SPOTS = [at(12.9, 77.6), at(12.9, 77.7), at(13, 77.7)];

type Props = Parameters<typeof DrawTools>[0];

/** The tools over a map whose centre moves to the next spot after each corner. */
function Tools(props: Pick<Props, 'onPan' | 'onFinish' | 'onCancel'>) {
  const [drawing, step] = useReducer(drawingAfter, NO_DRAWING);
  return (
    <DrawTools
      {...props}
      drawing={drawing}
      onStep={step}
      middle={() => SPOTS[drawing.corners.length] ?? at(0, 0)}
      nameOf={({ longitude }) => `Near ${longitude}`}
    />
  );
}

function open() {
  const finished: string[] = [];
  const panned: number[][] = [];
  const cancelled = jest.fn();
  render(
    <Tools
      onPan={(right, down) => panned.push([right, down])}
      onFinish={(area) => finished.push(area)}
      onCancel={cancelled}
    />,
  );
  return { finished, panned, cancelled };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const corners = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('draws an area without dragging: corner by corner at the crosshair', () => {
  const { finished } = open();
  for (const _ of SPOTS) press('Add corner here');
  expect(corners()).toEqual(['Near 77.6', 'Near 77.7', 'Near 77.7']);
  expect(screen.getByRole('status').textContent).toBe('3 corners.');
  press('Show homes here');
  expect(finished.map((area) => decodePolygon(area))).toEqual([SPOTS]);
});

it('does not search before there is an area', () => {
  const { finished } = open();
  press('Add corner here');
  expect(screen.getByRole('status').textContent).toBe('1 corner. An area needs three.');
  press('Show homes here');
  expect(finished).toEqual([]);
});

it('undoes steps', () => {
  open();
  press('Add corner here');
  press('Add corner here');
  press('Remove last');
  expect(corners()).toEqual(['Near 77.6']);
  press('Clear');
  expect(corners()).toEqual([]);
  press('Undo');
  expect(corners()).toEqual(['Near 77.6']);
});

it('moves the map with the arrow keys, and ends with Escape', () => {
  const { panned, cancelled } = open();
  const tools = screen.getByRole('region', { name: 'Draw an area' });
  expect(document.activeElement).toBe(tools);
  fireEvent.keyDown(tools, { key: 'ArrowLeft' });
  fireEvent.keyDown(tools, { key: 'ArrowDown' });
  expect(panned).toEqual([
    [-80, 0],
    [0, 80],
  ]);
  fireEvent.keyDown(tools, { key: 'Escape' });
  expect(cancelled).toHaveBeenCalledTimes(1);
});
