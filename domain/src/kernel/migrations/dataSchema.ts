/**
 * The version of what is stored. It grows by one, with a migration, when what the commit before stored would
 * be misread or would lack what a screen needs (docs/decisions/0104). Each document says in which it was written.
 */
export const dataSchema = 11;

/** The oldest from which there are migrations to the present one. */
export const oldestSchema = 3;

/**
 * What carries no version of its own: it is written once or several times a vote or a second, and lives and ends with
 * its question or its assembly, which have one, or minutes after it was heard; or it is what the clock leaves itself.
 */
export const unstampedCollections: readonly string[] = [
  ...['tallies', 'ticks', 'answers', 'signs', 'watches'],
];
