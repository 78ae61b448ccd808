import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { atLeast } from '../../kernel/weights/threshold.ts';
import {
  caseProxies,
  firstEvents,
  firstSession,
  secondSession,
} from '../../testing/records/actaCase.ts';
import { type ActaDraft, blanksOf, runsOf } from '../draft/actaDraft.ts';
import { milestonesOf } from '../reports/milestone.ts';
import { type ActaDetails, noDetails } from '../subject/actaRecord.ts';
import { buildActaRecord } from '../subject/buildActaRecord.ts';
import { coursesOf } from '../subject/callCourse.ts';
import { draftActa } from './draftActa.ts';

const around = { proxies: caseProxies, holidays: ['2026-03-19'], offices: [], plannedAfter: null };
const failedBefore = milestonesOf(firstEvents, 1);
const held = buildActaRecord(secondSession, { ...around, failedBefore });
const failed = buildActaRecord(firstSession, { ...around, failedBefore: [] });

const told: ActaDetails = {
  ...{ number: '7', kind: 'ordinary', place: 'el salón de la comunidad', caller: 'la presidenta' },
  ...{ noticeForm: 'carta y tablón', noticeDate: '27 de febrero de 2026' },
  ...{ chair: 'Ana Ruiz', secretary: 'Gil Ortega' },
};

function draft(record: typeof held, details: ActaDetails = told): ActaDraft {
  const [course] = coursesOf(record.quorum);
  if (course === undefined) throw new Error('No call was held or failed.');
  return draftActa({ record, course, details });
}

const wordsOf = ({ blocks }: ActaDraft) =>
  runsOf(blocks)
    .map(({ text }) => text)
    .join('');

test.each(packIds)(
  'under %s no word of ours carries a digit: every number has its source',
  (id) => {
    for (const record of [held, failed]) {
      const said = { ...record, assembly: { ...record.assembly, rulePack: id } };
      for (const details of [told, noDetails]) {
        const ours = runsOf(draft(said, details).blocks).filter(({ kind }) => kind === 'text');
        expect(ours.filter(({ text }) => /\d/u.test(text))).toEqual([]);
        expect(ours.filter(({ text }) => /undefined|null|NaN|\.\.|\s,/u.test(text))).toEqual([]);
      }
    }
  },
);

/** Paragraphs as they are read; tables have their cells apart. */
const sentencesOf = ({ blocks }: ActaDraft) =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.line.map(({ text }) => text).join('')] : [],
  );

const names = [
  'Conjunto Los Pinos',
  'Comunidad del Olmo',
  'Inversiones El Roble S. A. S.',
  'El Sol',
];
const zones = ['America/Bogota', 'Europe/Madrid'];

test.each(packIds)(
  'under %s every sentence of the minutes is written as people write',
  (rulePack) => {
    for (const name of names) {
      for (const timeZone of zones) {
        for (const record of [held, failed]) {
          const assembly = { ...record.assembly, rulePack, name, timeZone };
          const details = {
            ...told,
            place: 'Salón comunal',
            caller: name,
            chair: name,
            secretary: name,
          };
          for (const sentence of sentencesOf(draft({ ...record, assembly }, details))) {
            if (!sentence.startsWith('Acta n.º')) expect(sentence).toMatch(/[.:\]]$/u);
            expect(sentence).not.toMatch(/\.\.|[?!]\.| {2}| [,.;:)]|\( |(?<!\p{L})(?:de|a) el /u);
            // Citations stand inside their sentence, and verbs agree with their subjects.
            expect(sentence).not.toMatch(
              /\. \((?:Ley|Código|Decreto|Real)|requiere al menos|\bEn Salón/u,
            );
            expect(sentence).not.toMatch(/(?:^|\s)0(?:,0+)?(?![\p{L}\d:,])/u);
          }
        }
      }
    }
  },
);

test('the minutes tell only arrivals and exits that happened', () => {
  const all = { ...held, voters: { ...held.voters, voters: held.voters.voters.slice(0, 1) } };
  const words = sentencesOf(draft(all)).join('\n');
  expect(words).toContain('Asistió una persona, que respondió por un piso o local');
  expect(words).not.toMatch(/apoderado|en línea|cambios? de quien/u);
});

test('the minutes say the meeting, its failed first call, its quorum, its pauses and its end', () => {
  const words = wordsOf(draft(held));
  for (const said of [
    'Acta de la junta de propietarios',
    'En el salón de la comunidad, el 13 de marzo de 2026, de manera mixta, se reunió la junta de propietarios de la Comunidad de la calle del Olmo, en sesión ordinaria y en segunda convocatoria, fijada para el 13 de marzo de 2026 a las 19:00.',
    'La convocatoria la hizo la presidenta, mediante carta y tablón, el 27 de febrero de 2026.',
    'La primera convocatoria fracasó por falta de quórum el 10 de marzo de 2026 a las 19:35: estaba presente el 30,00 % de las cuotas (30,0000 de 100,0000), que corresponde a uno de los 6 pisos y locales.',
    'A las 19:02 del 13 de marzo de 2026 se verificó el quórum y se declaró instalada la sesión, con la presencia del 60,00 % de las cuotas (60,0000 de 100,0000), que corresponde a 3 de los 6 pisos y locales.',
    'En esta convocatoria se delibera con cualquier número de asistentes',
    'A las 19:45 del 13 de marzo de 2026 se suspendió la sesión, para continuarla el mismo día a las 20:15.',
    'se reanudó la sesión, con la presencia del 60,00 % de las cuotas',
    'el quórum se mantuvo durante toda la sesión',
    'Asistieron 4 personas, que respondieron por 5 pisos y locales: 4 por su propietario y 2 por apoderado.',
    'Figura en más de una de esas cuentas un piso o local: durante la sesión cambió la calidad de quien respondía.',
    'Después de instalada la sesión hubo 2 ingresos (cuota de participación de 30,0000 %), un retiro (cuota de participación de 30,0000 %) y un cambio de quien responde (cuota de participación de 20,0000 %).',
    'Piso F: Félix Mora',
    'Presidió la reunión Ana Ruiz y ejerció la secretaría Gil Ortega.',
    'Decisión: Pendiente con 50,00 % de los propietarios y 55,56 % de las cuotas a favor; se necesitaba al menos el 60 % del total de los propietarios',
    'La sesión se levantó a las 20:40 del 13 de marzo de 2026.',
  ]) {
    expect(words).toContain(said);
  }
});

test('facts outside the record stay as marks to complete', () => {
  const marks = blanksOf(draft(held, noDetails));
  for (const asked of [
    'número del acta',
    'lugar de la reunión',
    'si es ordinaria o extraordinaria',
    'quién convocó y con qué calidad',
    'nombre de quien presidió',
    'resumen de lo deliberado',
  ]) {
    expect(marks).toContain(`[completar: ${asked}]`);
  }
  expect(blanksOf(draft(held)).length).toBeLessThan(marks.length);
});

test('minutes of a failed call decide nothing and name the next one', () => {
  const { title } = draft(failed);
  const planned = milestonesOf(secondSession.events, 2).find(({ kind }) => kind === 'call-planned');
  const words = wordsOf(draft({ ...failed, plannedAfter: planned ?? null }));
  expect(title).toBe('Acta de no quórum de la primera convocatoria');
  expect(words).toContain('estaba presente el 30,00 % de las cuotas');
  expect(words).toContain('declaró fracasada la primera convocatoria');
  expect(words).toContain('La segunda convocatoria quedó fijada para el 13 de marzo de 2026');
  expect(words).toContain('La sesión no se instaló y no se tomó decisión alguna.');
  expect(words).not.toContain('Decisión:');
});

test('a call that failed on the same day has minutes of its own', () => {
  const sameDay = {
    ...secondSession,
    events: [...firstEvents, ...secondSession.events.map((event) => ({ ...event }))],
  };
  const record = buildActaRecord(sameDay, { ...around, failedBefore: [] });
  const courses = coursesOf(record.quorum);
  expect(
    courses.map(({ call, failed: fail, installed }) => [call, fail !== null, installed !== null]),
  ).toEqual([
    [1, true, false],
    [2, false, true],
  ]);
});

test('the guide of the secretary has the checks and the deadlines of the law', () => {
  const words = wordsOf(draft(held));
  expect(words).toContain('Cerrar el acta con las firmas del presidente y del secretario');
  expect(words).toContain('23 de marzo de 2026');
  expect(words).toContain('13 de junio de 2026');
});

test('a roster that does not add up to a hundred says it, and one that does says nothing', () => {
  const missing = secondSession.units.map((unit) =>
    unit.unitId === 'F' ? { ...unit, weight: unit.weight - 20_000 } : unit,
  );
  const short = buildActaRecord({ ...secondSession, units: missing }, { ...around, failedBefore });
  expect(wordsOf(draft(short))).toContain(
    'En el padrón, las cuotas de todos suman 99,9800 %, y no el cien por ciento.',
  );
  expect(wordsOf(draft(held))).not.toContain('cien por ciento');
});

test('several owners of a unit have a line each in the list of attendance', () => {
  const units = secondSession.units.map((unit) =>
    unit.unitId === 'A' ? { ...unit, ownerNames: ['Ana Ruiz', 'Iván Ruiz'] } : unit,
  );
  const both = buildActaRecord({ ...secondSession, units }, { ...around, failedBefore });
  expect(runsOf(draft(both).blocks)).toContainEqual({
    ...{ kind: 'quote', text: 'Ana Ruiz\nIván Ruiz' },
  });
});

test('documents readable before a vote are an annex, with the digest of their content', () => {
  const annex = 'Anexo: documentos que se pudieron leer antes de votar';
  expect(wordsOf(draft(held))).not.toContain(annex);
  const [first, ...others] = held.votes.questions;
  if (first === undefined) throw new Error('Nothing was voted.');
  const budget = { entryId: 'd', name: 'Presupuesto.pdf', visibility: 'attendees' } as const;
  const documents = [{ ...budget, versionId: 'v', digest: 'ab12' }];
  const read = {
    ...held,
    votes: { ...held.votes, questions: [{ ...first, documents }, ...others] },
  };
  expect(wordsOf(draft(read))).toContain(`${annex}1Presupuesto.pdfab12`);
});

test('the annex of proxies says whether each attorney took the mandate on in so many words', () => {
  const charge = { at: 1, terms: 'a'.repeat(64) };
  const asked = caseProxies.map((proxy) => ({ ...proxy, charge }));
  const pressed = buildActaRecord(secondSession, { ...around, proxies: asked, failedBefore });
  expect(wordsOf(draft(held))).toContain('Lo aceptó al asistir');
  expect(wordsOf(draft(pressed))).toContain('Aceptó el encargo');
  expect(wordsOf(draft(pressed))).not.toContain('Lo aceptó al asistir');
});

test('a proxy that ended after somebody came under it is in the annex, with why, and an older one is not', () => {
  const reason = 'Quien lo dio asistió a la reunión.';
  const proxies = caseProxies.flatMap((proxy) => [
    { ...proxy, state: 'revoked' as const, reason },
    { ...proxy, proxyId: 'viejo', state: 'revoked' as const, reason: 'Otro.', receivedAt: 1 },
    { ...proxy, proxyId: 'no', state: 'rejected' as const, reason: 'No vale.' },
  ]);
  const words = wordsOf(
    draft(buildActaRecord(secondSession, { ...around, proxies, failedBefore })),
  );
  expect(words).toContain(`Lo aceptó al asistir. Terminó: ${reason}`);
  expect(words.split('Terminó: ')).toHaveLength(2);
  expect(words).not.toContain('No vale.');
});

test('the quorum that the bylaws ask of a call is told with their article, as the session kept it', () => {
  const asks = {
    share: { threshold: atLeast(7, 10), measure: 'weight' },
    ...{ least: null, article: 'artículo 12' },
  } as const;
  const company = { ...secondSession.assembly, rulePack: 'co-sas' } as const;
  const session = {
    ...secondSession.session,
    bylawQuorums: { 2: [{ kind: null, call: 2, asks }] },
  } as const;
  const kept = buildActaRecord(
    { ...secondSession, assembly: company, session },
    { ...around, failedBefore },
  );
  expect(wordsOf(draft(kept))).toContain(
    'Para deliberar se requiere la presencia de al menos el 70 % del total de las acciones (los estatutos, artículo 12).',
  );
  const other = { ...company, quorums: [{ kind: null, call: 2, asks }] } as const;
  const before = buildActaRecord(
    { ...secondSession, assembly: other },
    { ...around, failedBefore },
  );
  expect(wordsOf(draft(before))).not.toContain('los estatutos, artículo 12');
});
