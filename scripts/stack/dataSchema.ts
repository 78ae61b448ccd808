/**
 * The version of what this machine keeps between runs. It grows by one with any change after which kept
 * data would be misread or would lack what a screen needs (docs/decisions/0068); what has another is
 * moved aside and the demonstration is seeded anew.
 */
export const dataSchema = 3;
