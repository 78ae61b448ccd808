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
/** What of a recount does not agree. */
export type RecountFault = (typeof recountFaults)[number];
