/** What became of who was proposed: only who accepts goes to the ballot. */
export const nominationStates = ['accepted', 'absent', 'disqualified'] as const;

export type NominationState = (typeof nominationStates)[number];

export const nominationStateNames: Readonly<Record<NominationState, string>> = {
  accepted: 'Acepta',
  absent: 'No está para aceptar',
  disqualified: 'No puede ser elegida',
};
