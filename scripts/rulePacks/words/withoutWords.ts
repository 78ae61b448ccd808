/** Rules whose majority is of the bylaws: there is no law to quote. */
const ofTheBylaws = [
  'generic/ordinary',
  'generic/simple',
  'generic/absolute',
  'generic/two-thirds',
  'generic/three-quarters',
  'generic/unanimity',
];

/** Rules whose law was not at hand to be copied. The list only shrinks. */
const notAtHand = [
  'co-ph/one-unit-one-vote',
  'cl-21442/ordinary',
  'cl-21442/absolute',
  'cl-21442/regulation',
  'cl-21442/reinforced',
  'mx-cdmx/ordinary',
  'mx-cdmx/absolute',
  'mx-cdmx/extinction',
];

/** Why a rule has no words, by its id: a rule has either its words or its reason. */
export const withoutWords: ReadonlyMap<string, string> = new Map([
  ...ofTheBylaws.map((ruleId): [string, string] => [ruleId, 'no hay: mandan los estatutos']),
  ...notAtHand.map((ruleId): [string, string] => [ruleId, 'sin leer aquí']),
]);
