import { formatCount, formatWeight } from '@asamblea/domain';
import { Box, List, Paper, Typography } from '@mui/material';
import { useConfirm } from '../../ui/ConfirmationProvider.tsx';
import { CountPair } from '../../ui/CountPair.tsx';
import type { DeskHolding } from './deskHoldings.ts';
import type { DeskPerson } from './deskIndex.ts';
import { HoldingRow } from './HoldingRow.tsx';
import { PersonAccess } from './PersonAccess.tsx';
import { PersonActions } from './PersonActions.tsx';
import { useArrival } from './useArrival.tsx';
import type { useDeskWork } from './useDeskWork.ts';
import type { Pick } from './usePick.ts';
import { WorkReport } from './WorkReport.tsx';

interface PersonCardProps {
  readonly person: DeskPerson;
  readonly holdings: readonly DeskHolding[];
  readonly pick: Pick;
  readonly mayWork: boolean;
  /** The next Enter accredits. */
  readonly isNextEnter: boolean;
  readonly work: ReturnType<typeof useDeskWork>;
  readonly onAccredit: () => void;
  readonly onLeave: () => void;
}

/** A person, all their units, the state of each and what can be done with them. */
export function PersonCard(props: PersonCardProps) {
  const { person, holdings, pick, mayWork, work } = props;
  const confirm = useConfirm();
  const arrive = useArrival(work);
  const report = work.report?.personId === person.personId ? work.report : null;
  const weight = holdings.reduce((sum, one) => sum + one.unit.weight, 0);
  const units = `${formatCount(holdings.length)} ${holdings.length === 1 ? 'unidad' : 'unidades'}`;
  return (
    <Paper component="section" aria-labelledby="persona" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={header}>
        <Box sx={{ minWidth: 0 }}>
          <Typography id="persona" variant="h2">
            {person.name}
          </Typography>
          <Typography color="textSecondary">
            {person.document || sayWithoutDocument(person)}
          </Typography>
        </Box>
        <CountPair weight={formatWeight(weight)} units={units} align="right" />
      </Box>
      <List aria-label="Unidades" sx={{ my: 2 }}>
        {holdings.map((holding) => (
          <HoldingRow
            key={holding.unit.unitId}
            holding={holding}
            isPicked={pick.isPicked(holding.unit.unitId)}
            refusal={report?.refusals.get(holding.unit.unitId) ?? null}
            mayWork={mayWork}
            isBusy={work.busy}
            onToggle={() => pick.toggle(holding.unit.unitId)}
            onTake={() => {
              // Whose unit an attorney has is asked on arriving, and takes it in one step.
              if (holding.attorney !== null) {
                void arrive(person.personId, [holding], pick.channel);
                return;
              }
              confirm({
                header: `Pasar ${holding.unit.label} a ${person.name}`,
                message: `${sayHolder(holding)} Quedará fuera de esa persona y acreditada a ${person.name}. Los votos que ya emitió se mantienen.`,
                acceptLabel: 'Pasar la unidad',
                accept: () => work.transfer(person.personId, holding, pick.channel),
              });
            }}
          />
        ))}
      </List>
      {mayWork && <PersonActions {...props} />}
      <WorkReport report={report} onRetry={props.onAccredit} onRetryLeave={props.onLeave} />
      <PersonAccess person={person} />
    </Paper>
  );
}

function sayWithoutDocument(person: DeskPerson): string {
  return person.owned.length === 0 ? 'Apoderado' : 'Sin documento';
}

function sayHolder(taken: DeskHolding): string {
  return taken.state.kind === 'held' ? `Ahora la tiene ${taken.state.by}.` : '';
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 2,
} as const;
