/** `GET /api/device` and `POST /api/device/move`: where this person votes from. */
export interface DeviceAnswer {
  readonly place: 'free' | 'here' | 'other';
  /** The device that votes, when it is another one: its name and when it was chosen. */
  readonly other: { readonly name: string; readonly since: number } | null;
}
