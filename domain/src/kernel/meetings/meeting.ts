/** Why people meet: the yearly meeting, or whatever cannot wait for it. */
export const meetingKinds = ['ordinary', 'extraordinary'] as const;
export type MeetingKind = (typeof meetingKinds)[number];

export const meetingKindNames: Readonly<Record<MeetingKind, string>> = {
  ordinary: 'Ordinaria',
  extraordinary: 'Extraordinaria',
};

/** Where it is held: all in one room, all at a distance, or both at once. */
export const modalities = ['hall', 'remote', 'mixed'] as const;
export type Modality = (typeof modalities)[number];
