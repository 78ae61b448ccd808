/** The folders of the domain whose rules are broken. */
export const measured: readonly string[] = [
  ...['ballots', 'calendars', 'captures', 'convocations', 'elections', 'acta', 'proxies', 'quorum'],
  ...['convocationChecks', 'findings', 'marks', 'places', 'presented', 'proxyDecisions', 'draft'],
  ...['deadlines', 'subject'],
  ...[
    'results',
    'rulePacks',
    'rules',
    'secrecy',
    'meeting/sessions',
    'tallies',
    'verdicts',
    'weights',
  ],
];
