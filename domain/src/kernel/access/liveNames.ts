export const projections = ['quorum', 'question', 'results', 'agenda'] as const;
export type Projection = (typeof projections)[number];

/** `missing` and `stage` go with the question: the same refresh writes them. `room` is written with the queue to speak. */
export const liveNames = [...projections, 'missing', 'stage', 'room'] as const;
export type LiveName = (typeof liveNames)[number];
