import { classes } from '../../../ui/widgets/classes.ts';

/** More rows than this do not fit under each other and still read from the back of a hall. */
const rowsAtMost = 6;

/** Several questions on one screen: in two columns from where one is too long. */
export function severalGrid(count: number): string {
  return classes(
    'several-grid',
    count > rowsAtMost && 'several-grid-wide',
    count > 2 * rowsAtMost && 'several-grid-many',
  );
}

/** As much of the question as fits: one line where there are many. A phone scrolls, so there it is whole. */
export function severalText(count: number): string {
  return classes('several-text', count > 2 * rowsAtMost && 'several-text-line');
}
