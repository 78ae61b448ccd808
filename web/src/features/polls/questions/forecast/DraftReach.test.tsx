import { matterRule, packOf, paths, type Question, yesNoOptions } from '@asamblea/domain';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { enterAs } from '../../../../testing/fakes/firebase/session.tsx';
import { keepRows } from '../../../../testing/fakes/firebase/useCollection.ts';
import { keepDocument } from '../../../../testing/fakes/firebase/useDocument.ts';
import { plainSpaces } from '../../../../testing/plainSpaces.ts';
import { DraftReach } from './DraftReach.tsx';

const reform: Question = {
  ...{ questionId: 'q1', number: 1, text: '¿Aprueba la reforma?', state: 'draft' },
  ...{ options: yesNoOptions({ blank: true, abstention: true }), rulePack: 'co-ph' },
  ...{ rule: matterRule(packOf('co-ph'), 'bylaws-reform'), matterId: 'bylaws-reform' },
  ...{ liveBars: false, durationSeconds: null, session: 1 },
  ...{ openedAt: null, closesAt: null, quorumAtOpening: null },
};
const point = 1_000_000;
const weights = [40, 26.59, 33.41] as const;

beforeEach(() => {
  enterAs('moderator', { assembly: 'demo' });
  keepDocument(paths.assembly('demo'), { rulePack: 'co-ph', activeRoster: 'v1' });
  keepDocument(paths.session('demo', 1), { session: 1, call: 1, state: 'open' });
  keepRows(
    paths.units('demo', 'v1'),
    weights.map((weight, i) => ({
      ...{ unitId: `U${i}`, label: `${101 + i}`, kind: 'casa', ownerIds: [`p${i}`] },
      ...{ weight: weight * point, inArrears: false },
    })),
  );
});

function seat(...present: readonly number[]): void {
  const rows = present.map((i) => ({
    ...{ unitId: `U${i}`, personId: `p${i}`, weight: (weights[i] ?? 0) * point, present: true },
  }));
  keepRows(paths.attendance('demo', 1), rows);
}

const said = () => plainSpaces(document.body.textContent ?? '');

test('the chair reads what has to arrive yet, and that it can pass once it is here', () => {
  seat(0, 1);
  const { rerender } = render(<DraftReach question={reform} />);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(said()).toContain(
    'Para aprobar falta el 3,41 % del coeficiente total (Ley 675 de 2001, artículo 46)',
  );
  seat(0, 1, 2);
  rerender(<DraftReach question={{ ...reform }} />);
  expect(said()).toBe('Con quienes están puede aprobarse.');
});

test('of an election the chair reads whether there is quorum of the decision', () => {
  const marks = { min: 1, max: 1 };
  const election = { kind: 'one', needsMajority: true, marks, method: null, seats: 1 } as const;
  seat(0);
  const { rerender } = render(<DraftReach question={{ ...reform, election }} />);
  expect(said()).toContain('Con quienes están no hay quórum de la decisión. Para el quórum');
  seat(0, 1);
  rerender(<DraftReach question={{ ...reform, election }} />);
  expect(said()).toBe('Con quienes están hay quórum de la decisión.');
});

test('of practice nothing is said', () => {
  seat(0, 1);
  const { container } = render(<DraftReach question={{ ...reform, rehearsal: true }} />);
  expect(container.textContent).toBe('');
});
