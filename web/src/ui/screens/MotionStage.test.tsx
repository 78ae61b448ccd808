import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MotionStage } from './MotionStage.tsx';

/** The elements that moved, in order: jsdom draws nothing, so that the moving itself is seen in the journeys. */
let moved: string[] = [];
let isStill = false;
const { matchMedia } = globalThis;
const { animate } = Element.prototype;

beforeEach(() => {
  moved = [];
  isStill = false;
  globalThis.matchMedia = () => ({ matches: isStill }) as MediaQueryList;
  Element.prototype.animate = function (frames, options) {
    const { delay = 0, duration = 0 } = options as KeyframeAnimationOptions;
    expect(Number(duration)).toBeGreaterThanOrEqual(250);
    expect(Number(duration)).toBeLessThanOrEqual(350);
    // Nothing else than these two leaves the layout as it is.
    const named = (frames as Keyframe[]).flatMap((frame) => Object.keys(frame));
    expect(named.sort()).toEqual(['opacity', 'transform']);
    moved.push(`${this.textContent} ${Math.round(delay)}`);
    return {} as Animation;
  };
});
afterEach(() => {
  globalThis.matchMedia = matchMedia;
  Element.prototype.animate = animate;
});

const motionOf = (before: string | null, after: string) =>
  before === null || before === after ? null : after;

const screenOf = (shown: string, winners: readonly string[] = ['Ana', 'Beto', 'Carla']) => (
  <MotionStage shown={shown} motionOf={motionOf}>
    <p data-rise="opening">¿Aprueba?</p>
    <b data-settle="verdict">Elegidos</b>
    {winners.map((name) => (
      <i key={name} data-enters="verdict">
        {name}
      </i>
    ))}
  </MotionStage>
);

test('a screen that comes late shows how things stand, and plays nothing', () => {
  render(screenOf('verdict'));
  expect(moved).toEqual([]);
});

test('a change before the eyes moves once, and is not replayed by later updates', () => {
  const { rerender } = render(screenOf('waiting'));
  rerender(screenOf('opening'));
  expect(moved).toEqual(['¿Aprueba? 0']);
  rerender(screenOf('opening'));
  expect(moved).toEqual(['¿Aprueba? 0']);
});

test('winners come in one by one, in their order, and many of them do not take longer', () => {
  const { rerender } = render(screenOf('opening'));
  rerender(screenOf('verdict'));
  expect(moved).toEqual(['Elegidos 0', 'Ana 0', 'Beto 280', 'Carla 560']);
  const many = Array.from({ length: 50 }, (_, at) => `Candidata ${at}`);
  rerender(screenOf('waiting', many));
  rerender(screenOf('verdict', many));
  expect(moved.at(-1)).toBe('Candidata 49 2940');
});

test('nothing moves for people who asked for less movement: all the winners are there', () => {
  isStill = true;
  const { rerender } = render(screenOf('opening'));
  rerender(screenOf('verdict'));
  expect(moved).toEqual([]);
});
