/**
 * A text size for public screens, in hundredths of the window's height, as a projector asks. On a
 * window narrower than it is tall the width decides, and it never falls below `floorRem`, so that
 * the same page reads on a phone and follows the reader's own text size. Where a public screen has
 * more to show than fits, all of it is made smaller together: see `useFit`.
 */
export function screenSize(vh: number, floorRem = 1): string {
  return `max(var(--least, 0px), calc(max(${floorRem}rem, min(${vh}vh, ${vh}vw)) * var(--fit, 1)))`;
}
