import {
  type Assembly,
  type AssemblySession,
  packInSession,
  paths,
  type Question,
  reachOf,
  ruleInSession,
  sayReach,
} from '@asamblea/domain';
import { Alert, Typography } from '@mui/material';
import { useDeferredValue, useMemo } from 'react';
import { useDocument } from '../../../../firebase/useDocument.ts';
import { useOwnAssembly } from '../../../../firebase/useOwnAssembly.ts';
import { useUnits } from '../../../../firebase/useRoster.ts';
import { useSeats } from '../../../../firebase/useSeats.ts';

interface DraftReachProps {
  readonly question: Question;
}

/**
 * Whether a question can pass with who is here, and what has to arrive yet, as people come and go. It reads who is
 * here and the rule, and no vote; of an election it says the quorum alone, and practice decides nothing.
 */
export function DraftReach({ question }: DraftReachProps) {
  const assembly = useOwnAssembly();
  if (assembly === null || assembly.activeRoster === null) return null;
  if (question.rehearsal === true) return null;
  const { activeRoster } = assembly;
  return <ReachOfHall {...{ assembly, activeRoster, question }} />;
}

interface ReachOfHallProps extends DraftReachProps {
  readonly assembly: Assembly & { readonly assemblyId: string };
  readonly activeRoster: string;
}

function ReachOfHall({ assembly, activeRoster, question }: ReachOfHallProps) {
  const { assemblyId } = assembly;
  const session = useDocument<AssemblySession>(paths.session(assemblyId, question.session)).value;
  const units = useUnits({ assemblyId, version: activeRoster });
  const seats = useSeats(assemblyId, question.session);
  const isIn = units.status === 'success' && seats.status === 'success';
  const [roster, attendance] = [useDeferredValue(units.rows), useDeferredValue(seats.rows)];
  const reach = useMemo(() => {
    if (!isIn || session === null) return null;
    const rule = ruleInSession(question.rule, packInSession(assembly, session));
    const { call, installedAt = null } = session;
    const asked = { ...question, rule };
    const isInstalled = installedAt !== null;
    return reachOf({ question: asked, units: roster, attendance, call, isInstalled });
  }, [isIn, session, assembly, question, roster, attendance]);
  if (reach === null) return null;
  const said = sayReach(reach, question);
  return reach.kind === 'reachable' || reach.kind === 'can-elect' ? (
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {said}
    </Typography>
  ) : (
    <Alert severity={reach.kind === 'pending' ? 'info' : 'warning'} sx={{ mb: 2 }}>
      {said}
    </Alert>
  );
}
