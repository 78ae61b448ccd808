import { screenSize } from '../../../ui/screenSize.ts';

/** More rows than this do not fit under each other and still read from the back of a hall. */
const rowsAtMost = 6;

/** Several questions on one screen: in two columns from where one is too long. */
export function severalGrid(count: number) {
  const isWide = count > rowsAtMost;
  return {
    listStyle: 'none',
    p: 0,
    m: 0,
    display: 'grid',
    columnGap: '2em',
    rowGap: count > 2 * rowsAtMost ? '0.35em' : '0.8em',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      md: isWide ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
    },
    fontSize: screenSize(count > rowsAtMost ? 3 : 3.4),
  } as const;
}

/** As much of the question as fits: one line where there are many. A phone scrolls, so there it is whole. */
export function severalText(count: number) {
  return {
    minWidth: 0,
    flex: 1,
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: { xs: 'none', md: count > 2 * rowsAtMost ? 1 : 2 },
    overflow: 'hidden',
  } as const;
}
