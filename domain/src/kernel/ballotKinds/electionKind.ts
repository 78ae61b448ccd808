/**
 * How a question that is not a yes or no is asked: one of many, several of many, people or slates
 * for seats, many in order of preference, and a survey, which decides nothing. The meaning of each:
 * `ballotKinds`.
 */
export const electionKinds = ['one', 'several', 'people', 'slates', 'ranking', 'survey'] as const;
export type ElectionKind = (typeof electionKinds)[number];
