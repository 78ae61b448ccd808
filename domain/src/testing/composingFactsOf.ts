import { instantOfLocal } from '../kernel/calendars/zone.ts';
import type { ComposingFacts } from '../meeting/convocationChecks/composingFacts.ts';
import type { Convocation } from '../meeting/convocations/convocation.ts';

const zone = 'America/Bogota';

/** The instant of a day and an hour in Bogotá. */
export function bogota(date: string, time = '08:00'): number {
  return instantOfLocal(date, time, zone);
}

/** A yearly meeting of a building in Bogotá on 26 March 2027, as it was planned. */
export function composingFactsOf(more: Partial<ComposingFacts> = {}): ComposingFacts {
  return {
    assembly: { name: 'Torres del Parque', rulePack: 'co-ph', timeZone: zone, modality: 'mixed' },
    ...{ session: 1, call: 1, state: 'planned', failedAt: null, startsAt: bogota('2027-03-26') },
    called: {
      ...{ kind: 'ordinary', approvesAccounts: true, caller: 'administrator', sentOn: null },
      ...{ secondCallAt: bogota('2027-03-31', '20:00'), place: 'Salón comunal' },
    },
    points: [
      { number: 1, text: 'Informe de la administración' },
      { number: 2, text: 'Presupuesto de 2027' },
    ],
    ...{ someInArrears: true, debtors: ['T1-102, Luis Soto'], withoutHolidays: false },
    calendar: { weekend: [6, 7], holidays: [] },
    ...more,
  };
}

/** The first notice of that meeting, as it went out on 1 March. */
export function noticeOf(more: Partial<Convocation> = {}): Convocation {
  return {
    ...{ convocationId: 'n1', number: 1, kind: 'first', session: 1, call: 1, corrects: null },
    ...{ changes: '', subject: 'Convocatoria', text: 'Los convocamos.\n1. Informe', annexes: [] },
    ...{ startsAt: bogota('2027-03-26'), secondCallAt: bogota('2027-03-31', '20:00') },
    ...{ timeZone: zone, place: 'Salón comunal', channel: 'mixed', sentOn: '2027-03-01' },
    ...{ digest: '', calendarId: 'n1@asamblea', sequence: 0, problems: [], reason: '' },
    ...{ by: 'rosa', at: bogota('2027-03-01'), origin: 'https://asamblea.test' },
    queueDueAt: null,
    ...{ mailed: 0, remindDueAt: null },
    ...more,
  };
}
