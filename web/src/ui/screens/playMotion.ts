/** How long a screen marks what happened: long enough to be seen, too short to be waited for. */
const motionMillis = 320;

/** From one name to the next, and how long all of them may take to be there. */
const apartMillis = 280;
const enteredWithin = 3_000;

const lessMotion = '(prefers-reduced-motion: reduce)';
const calm = 'cubic-bezier(0.2, 0, 0, 1)';

/** Where each movement begins; it ends as the page is. None of them lays anything out again. */
const beginnings = {
  rise: { opacity: 0, transform: 'translateY(2.5vh)' },
  settle: { opacity: 0, transform: 'scale(0.94)' },
} as const;

/**
 * Plays what is marked with that motion, once: `data-rise="opening"`, `data-settle="verdict"`; what is
 * marked with `data-enters` comes in one after the other. Nothing for people who asked for less movement, nor
 * where nobody looks: then all is there.
 */
export function playMotion(screen: HTMLElement, motion: string): void {
  if (document.hidden || isStill()) return;
  const find = (name: string) =>
    screen.querySelectorAll<HTMLElement>(`[data-${name}~="${CSS.escape(motion)}"]`);
  for (const one of find('rise')) begin(one, beginnings.rise);
  for (const one of find('settle')) begin(one, beginnings.settle);
  const entering = find('enters');
  const apart = Math.min(apartMillis, enteredWithin / Math.max(1, entering.length));
  for (const [at, one] of entering.entries()) begin(one, beginnings.rise, at * apart);
}

function begin(one: HTMLElement, from: Keyframe, delay = 0): void {
  // The end is where it stands without any of this.
  one.animate?.([from, {}], { duration: motionMillis, delay, easing: calm, fill: 'backwards' });
}

function isStill(): boolean {
  return typeof matchMedia !== 'function' || matchMedia(lessMotion).matches;
}
