/** The people who may approve a change of an agenda that was already sent. */
export const pointApprovers = ['assembly', 'chair', 'council', 'administrator'] as const;

export type PointApprover = (typeof pointApprovers)[number];
