/** How the public roll is read: by unit, by group, or the latest votes first. */
export const rollOrders = ['unit', 'group', 'time'] as const;

export type RollCallOrder = (typeof rollOrders)[number];
