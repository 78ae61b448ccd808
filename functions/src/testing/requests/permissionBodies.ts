import { randomUUID } from 'node:crypto';

/** The bodies of requests in the permissions test: right in everything but who may send them. */
export const newRoster = {
  importId: randomUUID(),
  confirmed: true,
  rows: [
    ['unidad', 'coeficiente'],
    ['A', '100'],
  ],
};
export const draft = { text: '¿Aprueba?', blank: true, abstention: true, liveBars: true };
export const seen = { session: 1, call: 1 };
/** A version of the minutes, as who signs it read it. */
export const versionAsked = {
  ...{ session: 1, call: 1, version: 1, requestId: randomUUID(), digest: '0'.repeat(64) },
} as const;
export const attorney = { name: 'Luis Soto', document: 'CC 1083150191', email: null };
export const accreditation = {
  ...{ personId: 'person-1', unitIds: ['U1'], capacity: 'owner', channel: 'hall' },
} as const;
export const ownProxy = {
  ...{ unitIds: ['U0'], attorney, scope: 'assembly', instructions: '', fileId: null },
} as const;
export const deskProxy = {
  ...{ ...ownProxy, grantorId: 'person-0', cosignerIds: [], relation: 'other' },
  ...{ form: 'signed', writtenOn: '2026-11-10', validUntil: null },
} as const;
export const proxyRowOfFile = {
  ...{ row: 2, units: ['U0'], grantorName: 'Persona 0', grantorDocument: '' },
  ...{ attorneyName: 'Luis Soto', attorneyDocument: 'CC 1083150191' },
  ...{ attorneyEmail: null, instructions: '' },
};
export const choice = { unitId: 'U0', optionIds: ['favour'] };
export const meetingPlan = {
  ...{ session: 1, startsAt: Date.UTC(2031, 2, 26), kind: 'ordinary', approvesAccounts: true },
  ...{ caller: 'administrator', sentOn: null, secondCallAt: null, place: '' },
};
export const convocationDraft = {
  ...{ session: 1, seen: null },
  draft: {
    ...{ subject: 'Convocatoria', text: 'Los convocamos a la asamblea.', medium: '' },
    ...{ inspection: '', signer: '', changes: '', annexIds: [], ownWords: [], remindDays: null },
  },
};
export const handNotice = {
  ...{ convocationId: 'none', personIds: ['person-0'], means: 'whatsapp', on: '2026-11-10' },
  ...{ note: '', bylaw: '', fileId: null },
};
export const moodCard = {
  text: '¿Cómo va la reunión?',
  options: [
    { label: 'Bien', face: 'good' },
    { label: 'Mal', face: 'bad' },
  ],
};
