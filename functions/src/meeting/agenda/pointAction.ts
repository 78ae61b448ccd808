/** Something that somebody does with a point of the agenda. */
export interface PointAction {
  readonly assemblyId: string;
  readonly pointId: string;
  readonly by: string;
  readonly now: number;
}
