/** The fields of a stored document. */
export type Fields = Readonly<Record<string, unknown>>;
