/** Who does what time does. */
export const clockUid = 'clock';
