const recountFaults = [
  'result-missing',
  'ballots-changed',
  'participation-differs',
  'sums-differ',
  'receipts-changed',
  'result-changed',
  'record-differs',
  'consent-differs',
] as const;
/** The part of a recount that does not agree. */
export type RecountFault = (typeof recountFaults)[number];
