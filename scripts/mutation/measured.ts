/** The folders of the domain whose rules are broken. */
export const measured: readonly string[] = [
  ...['ballots', 'calendars', 'captures', 'convocations', 'elections', 'acta', 'proxies', 'quorum'],
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
