/** The counted noun, singular and plural. */
export interface CountedNoun {
  readonly one: string;
  readonly noun: string;
}

/** Heads, as most laws call them. */
export const owners: CountedNoun = { one: 'propietario', noun: 'propietarios' };
