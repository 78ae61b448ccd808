import {
  instantOf,
  type LiveBlock,
  type LiveQuestion,
  type LiveQuorum,
  liveBlocks,
  packOf,
  presenceOfCounts,
  sessionQuorum,
  yesNoOptions,
} from '@asamblea/domain';
import { expect, test } from 'vitest';
import { type BlockSources, presentBlock } from './presentBlocks.ts';

const asOf = instantOf({ seconds: 1, nanoseconds: 0 });
const quorumOf = (units: number, state: LiveQuorum['sessionState'] = 'open'): LiveQuorum => ({
  ...{ asOf, call: 1, sessionState: state, startsAt: 100_000_000, curve: [] },
  quorum: sessionQuorum(
    packOf('co-ph'),
    1,
    presenceOfCounts({ weight: units * 10, units }, { weight: 100, units: 10 }),
  ),
});
const question: LiveQuestion = {
  ...{ asOf, stage: { mode: 'question', questionIds: ['q1'] } },
  votings: [
    {
      question: {
        ...{ questionId: 'q1', number: 3, text: '¿Aprueba?', state: 'open' },
        options: yesNoOptions({ blank: false, abstention: false }),
        ...{ openedAt: 1, closesAt: 66_000 },
      },
      ...{ voted: { weight: 25, units: 2 }, expected: { weight: 50, units: 4 } },
      ...{ bars: null, result: null },
    },
  ],
};
const nothing: BlockSources = {
  ...{ quorum: null, question: null, results: null, timeZone: 'America/Bogota', now: 1_000 },
  ...{ outline: { agenda: [], documents: [] }, isSignedIn: false },
};
const say = (name: LiveBlock, known: Partial<BlockSources>) =>
  JSON.stringify(presentBlock(name, { ...nothing, ...known }));

test.each(liveBlocks)('the block «%s» says something before anything is known', (name) => {
  expect(presentBlock(name, nothing).length).toBeGreaterThan(0);
});

test('the quorum says how much is present, and which quorum it is', () => {
  const few = say('quorum', { quorum: quorumOf(4) });
  expect(few).toContain('40,00 %');
  expect(few).toContain('No hay quórum en la sala');
  expect(say('quorum', { quorum: quorumOf(6) })).toContain('"Hay quórum en la sala"');
});

test('how much voted is of units where the rule counts them, and of the coefficient elsewhere', () => {
  const [first] = question.votings;
  if (first === undefined) throw new Error('One is asked.');
  const voting = {
    ...{ ...first, voted: { weight: 863, units: 51 }, expected: { weight: 883, units: 52 } },
    question: { ...first.question, measure: 'units' as const },
  };
  const byUnit = say('voto', { question: { ...question, votings: [voting] } });
  expect(byUnit).toContain('Han votado 51 de 52 unidades: 98,08 %.');
  expect(say('voto', { question })).toContain('2 de 4 unidades: 50,00 % del coeficiente.');
});

test('a vote shows its question, its options, how many voted and the time by the server', () => {
  const open = say('voto', { question });
  for (const text of ['Pregunta 3', '¿Aprueba?', 'Cierra en 1:05', '2 de 4 unidades']) {
    expect(open).toContain(text);
  }
  expect(say('voto', { question: { ...question, votings: [] } })).toContain('No hay una');
});

test('the countdown counts until the session and then says that it goes', () => {
  expect(say('cuenta', { quorum: quorumOf(0, 'planned') })).toContain('1 día y 3:46:39');
  expect(say('cuenta', { quorum: quorumOf(6) })).toContain('La asamblea está en curso');
});

test('agenda and documents are listed as they come', () => {
  const outline = { agenda: ['Uno', 'Dos'], documents: [{ name: 'Acta', address: '/a' }] };
  expect(say('agenda', { outline })).toMatch(/Uno.*Dos/u);
  expect(say('documentos', { outline })).toContain('"text":"Acta","href":"/a"');
});
