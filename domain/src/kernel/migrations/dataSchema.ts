/**
 * The version of the stored shape. It grows by one, with a migration, when what the commit before stored
 * would be misread or would lack what a screen needs (docs/decisions/0104). Each document says in which it
 * was written.
 */
export const dataSchema = 11;

/** The oldest from which there are migrations to the present one. */
export const oldestSchema = 3;

/**
 * Collections whose documents carry no version of their own: they are written once or several times a vote or
 * a second, and live and end with their question or assembly, which have one, or minutes after they were
 * heard; or they are notes of the clock to itself.
 */
export const unstampedCollections: readonly string[] = [
  ...['tallies', 'ticks', 'answers', 'signs', 'watches'],
];
