import type { NoVoteSolution, SaidNoVote } from '@asamblea/domain';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import type { DeskHolding } from './deskHoldings.ts';
import { NoVoteCauses } from './NoVoteCauses.tsx';
import type { PersonDialog } from './PersonDialogs.tsx';
import type { DeskState } from './useDesk.ts';
import type { DeskActions } from './useDeskActions.ts';
import { useWhyNoVote } from './useWhyNoVote.ts';

interface WhyNoVoteProps {
  readonly desk: Pick<DeskState, 'holdings' | 'work' | 'pick' | 'mayWork'>;
  readonly personId: string;
  readonly actions: Pick<DeskActions, 'ask' | 'transfer'>;
  readonly onOpen: (dialog: PersonDialog) => void;
}

/** At the desk: what keeps the person from voting, with the buttons that solve it. */
export function WhyNoVote({ desk, personId, actions, onOpen }: WhyNoVoteProps) {
  const { holdings, work, pick, mayWork } = desk;
  const why = useWhyNoVote(personId, holdings.map(sayState).join(' '));

  function solve({ solution, unitIds }: SaidNoVote): void {
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

  return (
    <NoVoteCauses
      why={why}
      solutionOf={(said) => mayWork && <Solution said={said} onSolve={() => solve(said)} />}
    />
  );
}

interface SolutionProps {
  readonly said: SaidNoVote;
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

const words: Readonly<Record<NoVoteSolution, string>> = {
  proxies: 'Ir a los poderes',
  attend: 'Asistir o solo mirar',
  transfer: 'Pasar a esta persona',
  accredit: 'Acreditar',
  'clear-arrears': 'Registrar paz y salvo',
  'reset-device': 'Restablecer dispositivo',
  credential: 'Dar una credencial',
};

function sayState({ unit, state, attorney, isPending }: DeskHolding): string {
  return [unit.unitId, unit.inArrears, state.kind, attorney, isPending].join();
}

const below = { display: 'flex', width: 'fit-content', mt: 1 } as const;
