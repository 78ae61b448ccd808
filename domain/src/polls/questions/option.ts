const optionRoles = ['favour', 'against', 'blank', 'abstention', 'candidate'] as const;

export type OptionRole = (typeof optionRoles)[number];

export interface Option {
  readonly optionId: string;
  readonly label: string;
  readonly role: OptionRole;
  /** Of a slate, in the order in which they win seats. */
  readonly lines?: readonly { readonly name: string; readonly substitute: string | null }[];
}
