/** The outcomes of a nomination: only an accepted one goes to the ballot. */
export const nominationStates = ['accepted', 'absent', 'disqualified'] as const;

export type NominationState = (typeof nominationStates)[number];

export const nominationStateNames: Readonly<Record<NominationState, string>> = {
  accepted: 'Acepta',
  absent: 'No está para aceptar',
  disqualified: 'No puede ser elegida',
};
