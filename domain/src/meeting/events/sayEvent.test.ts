import { expect, test } from 'vitest';
import { eventKinds } from '../../kernel/events/eventKinds.ts';
import type { RecordRow } from './recordRequests.ts';
import { sayEvent } from './sayEvent.ts';
import { sayOrigin } from './sayOrigin.ts';

const row = (more: Partial<RecordRow>): RecordRow => ({
  ...{ eventId: 'e', kind: 'unit-entered', at: 0, unitId: null, unit: null, person: null },
  ...{ by: 'Paola', sequence: null, seal: null, ...more },
});
const figures = {
  met: false,
  present: { weight: 40, units: 4 },
  total: { weight: 100, units: 10 },
};

test.each([
  [row({ unit: 'T1-101', person: 'Ana Ruiz' }), 'Entró T1-101 con Ana Ruiz'],
  [row({ kind: 'roster-imported' }), 'Se importó un padrón'],
  [
    row({ kind: 'roster-imported', adjusted: true }),
    'Se importó un padrón, con los coeficientes ajustados en proporción para que sumen 100',
  ],
  [
    row({ kind: 'arrears-updated', debtors: { cutOff: '2026-10-31', owing: 3, cleared: 2 } }),
    'Se actualizó la cartera, con corte al 31 de octubre de 2026: 3 unidades quedaron en mora y 2 al día',
  ],
  [
    row({
      kind: 'notice-undone',
      told: { noticeId: 'n', number: 2, means: 'signed-list', people: 34 },
      reason: 'Era otra lista',
    }),
    'Se deshizo una anotación de avisados de la convocatoria n.º 2, por lista firmada, a 34 personas. Motivo: Era otra lista',
  ],
  [
    row({
      kind: 'quorum-bylaw-changed',
      bylawQuorum: { kind: null, call: 1, article: 'artículo 12' },
    }),
    'Cambió el quórum de la reunión según los estatutos: primera convocatoria, artículo 12',
  ],
  [
    row({
      kind: 'quorum-bylaw-changed',
      bylawQuorum: { kind: 'extraordinary', call: 2, article: null },
    }),
    'Cambió el quórum de la reunión según los estatutos: segunda convocatoria, sesión extraordinaria, otra vez como la ley',
  ],
  [row({ kind: 'unit-left', unit: 'T1-101' }), 'Salió T1-101'],
  [row({ kind: 'plugin-switched-off', plugin: 'plates' }), 'Se apagó: Placas'],
  [row({ kind: 'unit-transferred', unit: 'T1-101', person: 'Ana' }), 'Pasó T1-101 a Ana'],
  [row({ kind: 'code-issued', person: 'Ana' }), 'Se entregó un código personal: Ana'],
  [
    row({
      ...{ kind: 'vote-corrected', unit: 'T1-101', person: 'Ana' },
      vote: { from: 'A favor', to: 'En contra', reason: 'Se leyó mal' },
    }),
    'Se corrigió el voto de T1-101, que tiene Ana: de «A favor» a «En contra». Motivo: Se leyó mal',
  ],
  [
    row({
      kind: 'vote-withdrawn',
      unit: 'T1-101',
      vote: { from: 'A favor', to: null, reason: 'No era suya' },
    }),
    'Se retiró el voto de T1-101: decía «A favor». Motivo: No era suya',
  ],
  [
    row({ kind: 'call-failed', call: 1, quorum: figures }),
    'Fracasó la convocatoria (primera convocatoria): no había quórum en la sala, 40,00 %',
  ],
  [
    row({ kind: 'call-planned', call: 2, until: Date.UTC(2026, 10, 26, 1) }),
    'Se fijó la convocatoria (segunda convocatoria), para el 25 de noviembre de 2026 a las 8:00 p. m.',
  ],
  [
    row({ kind: 'quorum-verified', call: 2, quorum: { ...figures, met: true } }),
    'Se verificó el quórum: había quórum en la sala, 40,00 %',
  ],
  [
    row({ kind: 'quorum-lost', call: 1, quorum: figures }),
    'Se perdió el quórum de la sala: 40,00 %',
  ],
  [
    row({ kind: 'point-moved', point: '3. Presupuesto', approvedBy: 'assembly' }),
    'Cambió de lugar en el orden del día «3. Presupuesto»; lo aprobó la asamblea',
  ],
  [row({ kind: 'point-treated', point: '1. Informes' }), 'Se pasó a tratar «1. Informes»'],
  [row({ kind: 'point-treated' }), 'Se pasó a tratar otra cosa'],
  [row({ kind: 'document-kept', entry: 'Acta.pdf' }), 'Se subió el documento «Acta.pdf»'],
  [row({ kind: 'entry-shown', entry: 'Actas' }), 'Cambió quién ve «Actas»'],
  [row({ kind: 'entry-removed' }), 'Se eliminó de los documentos algo que ya no está'],
  [
    row({ kind: 'outside-agenda', exception: 'everyone-agrees' }),
    'Se advirtió de una votación fuera del orden del día. Están todos y todos aceptan tratarlo',
  ],
  [
    row({ kind: 'candidate-nominated', person: 'Ana', nomination: 'absent' }),
    'Se postuló: Ana (no está para aceptar)',
  ],
  [row({ kind: 'point-removed' }), 'Se quitó del orden del día un punto que ya no está'],
  [
    row({ kind: 'floor-given', person: 'Ana', point: '3. Presupuesto' }),
    'Se dio la palabra: Ana, sobre «3. Presupuesto»',
  ],
  [
    row({
      ...{ kind: 'floor-ended', person: 'Ana', point: '3. Presupuesto' },
      speakingSince: Date.UTC(2026, 10, 26, 1),
    }),
    'Terminó de hablar: Ana, sobre «3. Presupuesto», con la palabra desde el 25 de noviembre de 2026 a las 8:00 p. m.',
  ],
  [row({ kind: 'inquiry-read', person: 'Ana' }), 'Se leyó en voz alta la pregunta escrita: Ana'],
])('says what happened: %#', (event, text) => {
  expect(sayEvent(event, 'America/Bogota')).toBe(text);
});

test.each(eventKinds)('has words for %s', (kind) => {
  expect(sayEvent(row({ kind }), 'America/Bogota')).toMatch(/^[A-Z]\p{L}+/u);
  expect(sayEvent(row({ kind }), 'America/Bogota')).not.toBe('Otro suceso');
});

test('says from where, when it is known', () => {
  expect(sayOrigin({ from: 'desk' })).toBe(', en la mesa de registro');
  expect(sayOrigin({})).toBe('');
});
