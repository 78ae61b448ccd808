import type { NoVoteSolution, SaidNoVote } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Button, Skeleton } from '@mui/material';
import { Link } from 'react-router';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import type { DeskHolding } from './deskHoldings.ts';
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

/** One sentence for what keeps the person from voting, with the button that solves it; the rest below. */
export function WhyNoVote({ desk, personId, actions, onOpen }: WhyNoVoteProps) {
  const { holdings, work, pick, mayWork } = desk;
  const moved = holdings.map(sayState).join(' ');
  const { answer, failure, retry } = useWhyNoVote(personId, moved);
  if (failure !== null) {
    return (
      <Box sx={{ mt: 1 }}>
        <ErrorNotice message={failure.message} explanation={failure.explanation} onRetry={retry} />
      </Box>
    );
  }
  if (answer === null) return <Skeleton variant="rounded" height={64} sx={{ mt: 1 }} />;

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

  const [first, ...others] = answer.causes;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {answer.may !== null && (
        <Alert severity="success" role="presentation">
          {answer.may}
        </Alert>
      )}
      {first !== undefined && (
        <Alert severity="warning" role="presentation" sx={wide}>
          <AlertTitle sx={{ mb: first.solution === null ? 0 : 1 }}>{first.text}</AlertTitle>
          {mayWork && <Solution said={first} isFirst onSolve={() => solve(first)} />}
        </Alert>
      )}
      {others.map((said) => (
        <Alert key={said.cause} severity="info" role="presentation" sx={wide}>
          {said.text}
          {mayWork && <Solution said={said} onSolve={() => solve(said)} />}
        </Alert>
      ))}
    </Box>
  );
}

interface SolutionProps {
  readonly said: SaidNoVote;
  readonly isFirst?: boolean;
  readonly onSolve: () => void;
}

function Solution({ said: { solution }, isFirst = false, onSolve }: SolutionProps) {
  if (solution === null) return null;
  const look = { variant: 'outlined', size: 'small' } as const;
  const place = isFirst ? {} : { mt: 1 };
  if (solution === 'proxies') {
    return (
      <Button {...look} sx={{ ...place, display: 'table' }} component={Link} to="?mesa=poderes">
        {words[solution]}
      </Button>
    );
  }
  return (
    <Button {...look} sx={{ ...place, display: 'table' }} onClick={onSolve}>
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

const wide = { '& .MuiAlert-message': { width: '100%' } } as const;
