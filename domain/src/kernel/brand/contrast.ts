/** Red, green and blue, each from 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number];

/** The parts of a colour written `#rrggbb`. */
export function channelsOf(colour: string): Channels {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/**
 * The luminance of each of the 256 steps of a part: the curve of WCAG 2.2, with the threshold of the sRGB
 * standard.
 */
const shining: readonly number[] = Array.from({ length: 256 }, (_, part) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** How light a colour is, from 0 (black) to 1 (white): relative luminance of WCAG 2.2. */
export function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour);
  const light = (part: number) => shining[part] ?? 0;
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** From 1, the same, to 21, black on white. Which of both is in front does not matter. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** A layer of a colour over another one, as a screen paints it; the share goes from 0, nothing of it, to 1. */
export function layOver(layer: string, under: string, share: number): string {
  const [front, back] = [channelsOf(layer), channelsOf(under)];
  const parts = front.map((part, at) => Math.round(part * share + (back[at] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The least that the colour contrasts with any of those behind it. */
export function leastContrast(colour: string, behind: readonly string[]): number {
  return Math.min(...behind.map((back) => contrastOf(colour, back)));
}

/**
 * The colour itself if it contrasts that much with all that is behind it; else the nearest one that does on
 * its way to black or to white; null when not even that one would do.
 */
export function nearestLegible(
  colour: string,
  behind: readonly string[],
  atLeast: number,
  towards: '#000000' | '#ffffff',
): string | null {
  const lights = behind.map(luminanceOf);
  const isLegible = (tried: string) => {
    const light = luminanceOf(tried) + 0.05;
    return lights.every((one) =>
      light > one + 0.05 ? light / (one + 0.05) >= atLeast : (one + 0.05) / light >= atLeast,
    );
  };
  if (isLegible(colour)) return colour;
  return firstOnTheWay(colour, towards, isLegible);
}

/** The nearest to the colour that will do, on its way to another that everything beyond it does too. */
export function firstOnTheWay(
  colour: string,
  towards: string,
  willDo: (tried: string) => boolean,
): string | null {
  if (!willDo(towards)) return null;
  let [short, enough] = [0, 255];
  while (enough - short > 1) {
    const middle = (short + enough) >> 1;
    if (willDo(layOver(towards, colour, middle / 255))) enough = middle;
    else short = middle;
  }
  return layOver(towards, colour, enough / 255);
}
