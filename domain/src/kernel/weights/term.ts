/** A Spanish noun with its article: «el coeficiente», «las cuotas», «los propietarios». */
export interface Term {
  readonly article: 'el' | 'la' | 'los' | 'las';
  readonly noun: string;
  /** One of them, when they are counted: «propietario». */
  readonly one?: string;
  /** The figures leave out needless decimals, as those of money do. */
  readonly trims?: true;
  /** The name of the part that somebody holds, where it has one: «cuota de participación». */
  readonly held?: string;
}
