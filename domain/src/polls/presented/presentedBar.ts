import type { OptionRole } from '../../laws/findings/figures.ts';
import type { Counts } from './measuredCounts.ts';

/**
 * One bar as it is read: figures as text, and a share from 0 to 1 only for drawing. A figure that a
 * secret vote does not tell is empty.
 */
export interface PresentedBar {
  readonly id: string;
  readonly label: string;
  /** `elected`: a candidate that won; `none`: the part that did not vote. */
  readonly tone: OptionRole | 'elected' | 'none';
  readonly share: number;
  /** Of the base of the rule; of an answer that is not in it, that it does not count. */
  readonly percent: string;
  /** How much that is: both counts, or owners where the rule counts them. None where it is kept. */
  readonly counts: Counts;
  /** The same in words. */
  readonly amounts: readonly string[];
}

/** The bars of one measure, which add up to its base, and the requirement for the elected. */
export interface PresentedMeasure {
  /** `coeficiente presente`. */
  readonly name: string;
  /** How much there is of it, with what it is; empty where it is not told. */
  readonly base: string;
  readonly bars: readonly PresentedBar[];
  readonly line: { readonly share: number; readonly label: string } | null;
}
