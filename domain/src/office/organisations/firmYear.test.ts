import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { addDays } from '../../kernel/calendars/localDate.ts';
import { bogota } from '../../testing/rules/bogotaCalendar.ts';
import { type FirmAssembly, type FirmMeeting, firmYear } from './firmYear.ts';

const accounts = { kind: 'ordinary', approvesAccounts: true } as const;

function firm(name: string, more: Partial<FirmAssembly> = {}): FirmAssembly {
  return {
    ...{ assemblyId: name.toLowerCase(), name, rulePack: 'co-ph', today: '2026-03-01' },
    ...{ planned: null, calendar: bogota, nextDeadline: null, ...more },
  };
}

const meeting = (more: Partial<FirmMeeting> = {}): FirmMeeting => ({
  ...{ on: '2026-03-26', isCalled: false, noted: accounts, ...more },
});

test.each<[string, Partial<FirmAssembly>, readonly (readonly [string, string, boolean, string])[]]>(
  [
    ['nothing planned and nothing held', {}, []],
    [
      'fifteen clear days before a meeting',
      { planned: meeting() },
      [['Último día para convocar', '2026-03-10', false, '/notices']],
    ],
    [
      'the last day is over',
      { planned: meeting(), today: '2026-03-11' },
      [['Último día para convocar', '2026-03-10', true, '/notices']],
    ],
    [
      'the last day itself is not late',
      { planned: meeting(), today: '2026-03-10' },
      [['Último día para convocar', '2026-03-10', false, '/notices']],
    ],
    [
      'nobody said of what kind it is',
      { planned: meeting({ noted: null }) },
      [['Último día para convocar, si es la ordinaria', '2026-03-10', false, '/notices']],
    ],
    [
      'another law counts working days',
      { rulePack: 'co-sa', planned: meeting() },
      [['Último día para convocar', '2026-03-03', false, '/notices']],
    ],
    [
      'bylaws that ask for more',
      {
        planned: meeting(),
        noticeBylaws: { ordinary: { amount: 20, unit: 'calendar-days', article: '12' } },
      },
      [['Último día para convocar', '2026-03-05', false, '/notices']],
    ],
    [
      'who was called has only to meet',
      { planned: meeting({ isCalled: true }) },
      [['Reunión', '2026-03-26', false, '/dashboard']],
    ],
    [
      'people whom nothing proves to have been told',
      { planned: meeting({ isCalled: true, untold: 12 }) },
      [
        [
          'Faltan pruebas de la convocatoria, 12 personas sin aviso, para la reunión',
          ...(['2026-03-26', false, '/notices?ver=notificados'] as const),
        ],
        ['Reunión', '2026-03-26', false, '/dashboard'],
      ],
    ],
    [
      'one person whom nothing proves to have been told',
      { planned: meeting({ isCalled: true, untold: 1 }) },
      [
        [
          'Faltan pruebas de la convocatoria, 1 persona sin aviso, para la reunión',
          ...(['2026-03-26', false, '/notices?ver=notificados'] as const),
        ],
        ['Reunión', '2026-03-26', false, '/dashboard'],
      ],
    ],
    [
      'a day that went by',
      { planned: meeting(), today: '2026-03-27' },
      [['La reunión no se instaló en su fecha', '2026-03-26', true, '/settings/general']],
    ],
    [
      'what the law asks after a meeting',
      { nextDeadline: { label: 'Publicar el acta', dueOn: '2026-03-20' } },
      [['Publicar el acta', '2026-03-20', false, '/reports/acta']],
    ],
  ],
)('%s', (_, more, lines) => {
  const said = firmYear([firm('Torres', more)]);
  expect(said.map(({ label, dueOn, isLate, path }) => [label, dueOn, isLate, path])).toEqual(lines);
});

test('lines of all go the soonest first, and those of one day by name', () => {
  const due = (dueOn: string) => ({ nextDeadline: { label: 'Publicar el acta', dueOn } });
  const lines = firmYear([
    ...[firm('Robles', due('2026-05-01')), firm('Cedros', due('2026-05-01'))],
    firm('Torres', { planned: meeting() }),
  ]);
  expect(lines.map(({ name }) => name)).toEqual(['Torres', 'Cedros', 'Robles']);
});

test('under any law the notice may go out on the last day or before, never after the meeting', () => {
  fc.assert(
    fc.property(fc.constantFrom(...packIds), fc.integer({ min: 0, max: 300 }), (rulePack, days) => {
      const on = addDays('2026-02-01', days);
      const planned = meeting({ on });
      const [line] = firmYear([firm('Torres', { rulePack, planned, today: '2026-01-01' })]);
      expect((line?.dueOn ?? '') <= on).toBe(true);
    }),
  );
});
