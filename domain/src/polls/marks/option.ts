import type { OptionRole } from '../../laws/findings/figures.ts';
export interface Option {
  readonly optionId: string;
  readonly label: string;
  readonly role: OptionRole;
  /** Of a slate, in the order in which they win seats. */
  readonly lines?: readonly { readonly name: string; readonly substitute: string | null }[];
}
