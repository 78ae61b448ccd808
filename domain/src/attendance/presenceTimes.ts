/** How often a person who follows from afar says that they are there. */
export const heartbeatMillis = 25_000;
/** Without a sign for this long, who attends online is absent: product §5. */
export const graceMillis = 120_000;
