/** A Spanish noun with its article: «el coeficiente», «las cuotas», «los propietarios». */
export interface Term {
  readonly article: 'el' | 'la' | 'los' | 'las';
  readonly noun: string;
  /** One of them, when they are counted: «propietario». */
  readonly one?: string;
  /** Its figures leave out decimals that say nothing, as those of money do. */
  readonly trims?: true;
  /** What somebody has of it, where that has a name of its own: «cuota de participación». */
  readonly held?: string;
}
