/** In the order of the house: each chapter may know itself and those before it. */
export const chapters = [
  'kernel',
  'laws',
  'people',
  'hall',
  'meeting',
  'polls',
  'live',
  'record',
  'office',
] as const;

export type Chapter = (typeof chapters)[number];

/**
 * The folders of each chapter (`docs/decisions/0136`): by its name in domain, functions and web alike, or with
 * the workspace before it where it differs.
 */
export const chapterFolders: Readonly<Record<Chapter, readonly string[]>> = {
  kernel: [
    ...['access', 'assemblies', 'brand', 'calendars', 'devices', 'events', 'files', 'jobs'],
    ...['lists', 'mail', 'migrations', 'paths', 'people', 'platform', 'refusals'],
    ...['sheets', 'signIn', 'staff', 'text', 'weights'],
  ],
  laws: ['rulePacks', 'rules', 'verdicts'],
  people: ['invitations', 'proxies', 'rosters'],
  hall: ['attendance', 'door', 'plates', 'presence', 'remote', 'video', 'zoom'],
  meeting: [...['agenda', 'attachments', 'convocations', 'drive', 'floor', 'quorum', 'sessions']],
  polls: [
    ...['ballots', 'booths', 'bulk', 'captures', 'channels', 'consents', 'elections', 'moods'],
    ...['notices', 'questions', 'receipts', 'results', 'script', 'secrecy', 'tallies'],
  ],
  live: [
    ...[
      'cockpit',
      'contingency',
      'dashboard',
      'health',
      'live',
      'pages',
      'projector',
      'streams',
      'ticks',
    ],
  ],
  record: ['minutes', 'ownReport', 'reports', 'web/events'],
  office: [
    ...['evening', 'guide', 'home', 'organisations', 'rehearsals', 'settings'],
    ...['functions/assemblies', 'web/assemblies'],
  ],
};

/** Folders that would bear the name of a chapter, and what they are called within it. */
export const folderNames: Readonly<Record<string, string>> = {
  live: 'projections',
  people: 'identity',
};

/** Files that are of another chapter than their folder: the chapter and folder they belong to. */
export const apart: Readonly<Record<string, `${Chapter}/${string}`>> = {
  'domain/src/convocations/meeting.ts': 'kernel/assemblies',
  'domain/src/rulePacks/packId.ts': 'kernel/assemblies',
  'functions/src/assemblies/changeAssembly.ts': 'kernel/assemblies',
  'functions/src/assemblies/readDoor.ts': 'kernel/assemblies',
  'domain/src/live/instant.ts': 'kernel/calendars',
  'functions/src/ticks/clockUid.ts': 'kernel/platform',
  'domain/src/elections/joinNames.ts': 'kernel/text',
  'domain/src/elections/sha256.ts': 'kernel/text',
  'domain/src/assemblies/describeAssembly.ts': 'laws/assemblies',
  'domain/src/assemblies/majorities.ts': 'laws/assemblies',
  'domain/src/assemblies/newAssembly.ts': 'laws/assemblies',
  'domain/src/quorum/quorum.ts': 'laws/quorum',
  'domain/src/notices/proxyForm.ts': 'people/proxies',
  'domain/src/questions/agendaOrder.ts': 'meeting/agenda',
  'domain/src/questions/questionNumber.ts': 'meeting/agenda',
  'domain/src/minutes/meetingNames.ts': 'meeting/convocations',
  'domain/src/notices/proxyFormPaper.ts': 'meeting/convocations',
  'domain/src/live/curve.ts': 'meeting/quorum',
  'domain/src/results/rollOf.ts': 'meeting/quorum',
  'domain/src/organisations/assemblyPhase.ts': 'meeting/sessions',
  'functions/src/live/wakeScreens.ts': 'meeting/sessions',
  'functions/src/rosters/rememberPlaces.ts': 'polls/ballots',
  'functions/src/platform/voteDocuments.ts': 'polls/ballots',
  'functions/src/platform/consentDocuments.ts': 'polls/consents',
  'domain/src/assemblies/setLaw.ts': 'polls/questions',
  'functions/src/sessions/setStage.ts': 'polls/questions',
  'functions/src/attendance/onAttendanceWritten.ts': 'live/projections',
  'functions/src/sessions/onSessionWritten.ts': 'live/projections',
  'functions/src/tallies/onTallyWritten.ts': 'live/projections',
  'functions/src/questions/sweepLostKeys.ts': 'live/ticks',
  'domain/src/events/recordRequests.ts': 'meeting/events',
  'domain/src/events/sayDoor.ts': 'meeting/events',
  'domain/src/events/sayEvent.ts': 'meeting/events',
  'domain/src/events/sayFloor.ts': 'meeting/events',
  'domain/src/events/sayNotice.ts': 'meeting/events',
  'domain/src/events/eventWords.ts': 'meeting/events',
  'domain/src/events/sayOrigin.ts': 'meeting/events',
  'functions/src/events/readRecord.ts': 'meeting/events',
  'functions/src/events/describeEvents.ts': 'meeting/events',
  'functions/src/events/recordRouter.ts': 'meeting/events',
  'functions/src/sessions/readHeldMeeting.ts': 'record/minutes',
  'functions/src/jobs/advanceJob.ts': 'people/jobs',
  'functions/src/jobs/cancelJob.ts': 'people/jobs',
  'functions/src/jobs/jobRouter.ts': 'people/jobs',
  'functions/src/jobs/sweepJobs.ts': 'people/jobs',
  'functions/src/mail/composeMail.ts': 'meeting/mail',
  'functions/src/mail/composing.ts': 'meeting/mail',
  'functions/src/mail/deliverMail.ts': 'office/mail',
  'functions/src/mail/sendQueue.ts': 'office/mail',
  'functions/src/mail/mailRouter.ts': 'office/mail',
  'functions/src/mail/queueCredential.ts': 'office/mail',
};
