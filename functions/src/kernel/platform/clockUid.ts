/** The author of acts that time causes. */
export const clockUid = 'clock';
