/** The public facts of the agenda item that is treated. */
export interface PointNow {
  readonly pointId: string;
  /** The place of the item, from 1; without gaps. */
  readonly number: number;
  readonly text: string;
}

/** `3. Presupuesto de 2027` */
export function sayPoint({ number, text }: Pick<PointNow, 'number' | 'text'>): string {
  return `${number}. ${text}`;
}
