import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskHolding } from '../desk/deskHoldings.ts';
import type { DeskState } from '../desk/useDesk.ts';
import type { DeskActions } from '../desk/useDeskActions.ts';
import type { PersonDialog } from './PersonDialogs.tsx';

interface SaidCause {
  readonly solution: keyof typeof words | null;
  readonly unitIds: readonly string[];
}

/**
 * The causes that keep a person from voting, as another feature says them, with the button that this desk has
 * for a cause.
 */
export type RenderCauses = (asked: {
  readonly personId: string;
  /** The key of facts that may have moved since it was asked. */
  readonly moved: string;
  readonly solutionOf: (said: SaidCause) => ReactNode;
}) => ReactNode;

interface NoVoteSolutionsProps {
  readonly desk: Pick<DeskState, 'holdings' | 'work' | 'pick' | 'mayWork'>;
  readonly personId: string;
  readonly actions: Pick<DeskActions, 'ask' | 'transfer'>;
  readonly onOpen: (dialog: PersonDialog) => void;
  readonly renderCauses: RenderCauses;
}

/** At the desk: what keeps the person from voting, with the buttons that solve it. */
export function NoVoteSolutions(props: NoVoteSolutionsProps) {
  const { desk, personId, actions, onOpen, renderCauses } = props;
  const { holdings, work, pick, mayWork } = desk;

  function solve({ solution, unitIds }: SaidCause): void {
    const concerned = holdings.filter(({ unit }) => unitIds.includes(unit.unitId));
    switch (solution) {
      case 'accredit':
        work.accredit(personId, concerned, pick.channel);
        return;
      case 'attend':
        actions.ask(concerned);
        return;
      case 'transfer':
        actions.transfer(concerned);
        return;
      case 'clear-arrears':
        onOpen('arrears');
        return;
      case 'reset-device':
        onOpen('device');
        return;
      case 'credential':
        onOpen('credential');
        return;
      case 'proxies':
      case null:
        return;
    }
  }

  return renderCauses({
    personId,
    moved: holdings.map(sayState).join(' '),
    solutionOf: (said) => mayWork && <Solution said={said} onSolve={() => solve(said)} />,
  });
}

interface SolutionProps {
  readonly said: SaidCause;
  readonly onSolve: () => void;
}

function Solution({ said: { solution }, onSolve }: SolutionProps) {
  if (solution === null) return null;
  const goes = solution === 'proxies' ? { component: Link, to: '?mesa=poderes' } : {};
  return (
    <Button variant="outlined" size="small" sx={below} onClick={onSolve} {...goes}>
      {words[solution]}
    </Button>
  );
}

const words = {
  proxies: 'Ir a los poderes',
  attend: 'Asistir o solo mirar',
  transfer: 'Pasar a esta persona',
  accredit: 'Acreditar',
  'clear-arrears': 'Registrar paz y salvo',
  'reset-device': 'Restablecer dispositivo',
  credential: 'Dar una credencial',
} as const;

function sayState({ unit, state, attorney, isPending }: DeskHolding): string {
  return [unit.unitId, unit.inArrears, state.kind, attorney, isPending].join();
}

const below = { display: 'flex', width: 'fit-content', mt: 1 } as const;
