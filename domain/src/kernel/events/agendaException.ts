/** The exceptions that open a closed agenda. */
export const agendaExceptions = [
  'everyone-agrees',
  'everyone-present',
  'seventy-percent-after-agenda',
  'remove-administrators',
  'choose-signers',
] as const;

export type AgendaException = (typeof agendaExceptions)[number];
