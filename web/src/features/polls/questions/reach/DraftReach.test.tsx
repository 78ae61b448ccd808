import {
  type AssemblySession,
  matterRule,
  packOf,
  paths,
  type Question,
  yesNoOptions,
} from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepRows } from '../../../../testing/fakes/firebase/listening/useCollection.ts';
import { keepDocument } from '../../../../testing/fakes/firebase/listening/useDocument.ts';
import { enterAs } from '../../../../testing/fakes/firebase/session/session.tsx';
import { plainSpaces } from '../../../../testing/plainSpaces.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { AgendaList } from '../agenda/AgendaList.tsx';
import { AgendaReach } from './AgendaReach.tsx';
import { DraftReach } from './DraftReach.tsx';
import { HallReach } from './HallReach.tsx';
import { ReachOfMeeting } from './ReachOfMeeting.tsx';

const reform: Question = {
  ...{ questionId: 'q1', number: 1, text: '¿Aprueba la reforma?', state: 'draft' },
  ...{ options: yesNoOptions({ blank: true, abstention: true }), rulePack: 'co-ph' },
  ...{ rule: matterRule(packOf('co-ph'), 'bylaws-reform'), matterId: 'bylaws-reform' },
  ...{ liveBars: false, durationSeconds: null, session: 1 },
  ...{ openedAt: null, closesAt: null, quorumAtOpening: null },
};
const weights = [40_000_000, 26_590_000, 33_410_000] as const;

const budget: Question = {
  ...{ ...reform, questionId: 'q2', number: 2, text: '¿Aprueba el presupuesto?' },
  ...{ rule: matterRule(packOf('co-ph'), 'budget'), matterId: 'budget' },
};
const meeting = {
  ...{ session: 1, call: 1, state: 'open', startsAt: 0, openQuestionIds: [] },
  stage: { mode: 'quorum', questionIds: [] },
} as unknown as AssemblySession;
const assembly = { rulePack: 'co-ph', activeRoster: 'v1', activeSession: 1, assemblyId: 'demo' };
const units = weights.map((weight, i) => ({
  ...{ unitId: `U${i}`, label: `${101 + i}`, kind: 'casa', ownerIds: [`p${i}`], order: i },
  ...{ weight, inArrears: false, group: `Torre ${i}`, ownerNames: [`Dueña ${i}`] },
}));

beforeEach(() => {
  enterAs('moderator', { assembly: 'demo' });
  keepDocument(paths.assembly('demo'), assembly);
  keepDocument(paths.session('demo', 1), meeting);
  keepRows(paths.units('demo', 'v1'), units);
});

const seats = (...present: readonly number[]) =>
  present.map((i) => ({
    ...{ unitId: `U${i}`, personId: `p${i}`, weight: weights[i] ?? 0, present: true },
  }));

function seat(...present: readonly number[]): void {
  keepRows(paths.attendance('demo', 1), seats(...present));
}

const said = () => plainSpaces(document.body.textContent ?? '');
const saysSoon = (text: string) =>
  waitFor(() => expect(said()).toContain(text), { timeout: 5_000 });

/** The stage as far as it tells this: outline, draft and the part beside the quorum. */
function Stage({ questions, mayPress = true }: StageProps) {
  const [first] = questions;
  return (
    <ReachOfMeeting {...{ meeting, questions, mayPress }}>
      <AgendaList
        {...{ points: [], nowId: null, questions, results: new Map(), shownId: null }}
        onChoose={() => undefined}
      />
      <HallReach />
      {first !== undefined && <DraftReach question={first} />}
    </ReachOfMeeting>
  );
}
interface StageProps {
  readonly questions: readonly Question[];
  readonly mayPress?: boolean;
}

test('the chair reads the missing part and whom to call, and that it can pass once they are here', async () => {
  seat(0, 1);
  const questions = [reform, budget];
  const { user, rerender } = renderPage(<Stage questions={questions} />);
  await saysSoon(
    'Con quienes están no alcanza: falta el 3,41 % del coeficiente total (Ley 675 de 2001, artículo 46)',
  );
  expect(said()).toContain('Con quienes están no alcanza en 1 de las 2 preguntas por abrir.');
  expect(screen.getAllByText('No alcanza')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ver con qué unidades alcanza' }));
  expect(said()).toContain('Con esta unidad alcanza, si todos los que estén votan a favor');
  expect(said()).toContain('103 · 33,4100 · Dueña 2');
  seat(0, 1, 2);
  rerender(<Stage questions={[...questions]} />);
  await saysSoon('Con quienes están puede aprobarse.');
  expect(said()).toContain('Con quienes están alcanza en todas las preguntas por abrir.');
  expect(screen.queryByText('No alcanza')).toBeNull();
});

test('a member who does not conduct is told nothing about the reach', async () => {
  seat(0, 1);
  renderPage(<Stage questions={[reform]} mayPress={false} />);
  await screen.findByText('Por abrir');
  expect(said()).not.toMatch(/alcanza|aprobarse/u);
});

test('of an election the chair reads whether there is quorum of the decision', async () => {
  const marks = { min: 1, max: 1 };
  const election = { kind: 'one', needsMajority: true, marks, method: null, seats: 1 } as const;
  seat(0);
  renderPage(<Stage questions={[{ ...reform, election }]} />);
  await saysSoon('Con quienes están no hay quórum de la decisión. Para el quórum');
});

test('of practice nothing is said', async () => {
  seat(0, 1);
  renderPage(<Stage questions={[{ ...reform, rehearsal: true }, budget]} />);
  await saysSoon('Con quienes están alcanza en la pregunta por abrir.');
  expect(said()).not.toContain('No alcanza');
});

test('beside who is here, those that lack the same are read together, with the towers to call', async () => {
  keepRows(paths.questions('demo'), [reform, budget, { ...reform, questionId: 'q3', number: 3 }]);
  const { user } = renderPage(
    <AgendaReach {...({ assembly, units } as never as Shown)} attendance={seats(1) as never} />,
  );
  await saysSoon('Con quienes están no alcanza en ninguna de las preguntas por abrir.');
  expect(said()).toContain('Preguntas 1 y 3');
  expect(said()).toContain('Pregunta 2. ¿Aprueba el presupuesto?');
  const [first] = screen.getAllByRole('button', { name: 'Ver con qué unidades alcanza' });
  if (first !== undefined) await user.click(first);
  expect(said()).toContain('Con estas 2 unidades alcanza');
  expect(said()).toContain('Son de Torre 0 (1) y Torre 2 (1).');
});

type Shown = Pick<Parameters<typeof AgendaReach>[0], 'assembly' | 'units'>;
