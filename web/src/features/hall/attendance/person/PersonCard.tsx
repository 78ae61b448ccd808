import { formatCount, sayWeight } from '@asamblea/domain';
import WhyIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Box, Button, List, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useMay } from '../../../../firebase/session/useMay.ts';
import { useReads } from '../../../../firebase/session/useReads.ts';
import { useHoldingWords } from '../../../../parts/useHoldingWords.ts';
import { CountPair } from '../../../../ui/lists/CountPair.tsx';
import { type DeskHolding, isRepresented } from '../desk/deskHoldings.ts';
import type { DeskPerson } from '../desk/deskIndex.ts';
import type { DeskState } from '../desk/useDesk.ts';
import type { DeskActions } from '../desk/useDeskActions.ts';
import { HoldingRow } from './HoldingRow.tsx';
import { NoVoteSolutions, type RenderCauses } from './NoVoteSolutions.tsx';
import { PersonAccess } from './PersonAccess.tsx';
import { PersonActions } from './PersonActions.tsx';
import type { PersonDialog } from './PersonDialogs.tsx';
import { PersonDoors } from './PersonDoors.tsx';
import { PersonProxies } from './PersonProxies.tsx';
import { WorkReport } from './WorkReport.tsx';

interface PersonCardProps {
  readonly desk: DeskState;
  readonly person: DeskPerson;
  readonly actions: DeskActions;
  readonly plate: ReactNode;
  readonly renderCauses: RenderCauses | undefined;
  readonly onOpen: (dialog: PersonDialog) => void;
  /** Why they cannot vote is in sight. */
  readonly isAsked: boolean;
  readonly onAsk: () => void;
}

/** A person, all their units, the state of each and the possible actions. */
export function PersonCard(props: PersonCardProps) {
  const words = useHoldingWords();
  const { desk, person, actions, plate, onOpen, renderCauses } = props;
  const { holdings, pick, mayWork, work } = desk;
  const mayExplain = useMay('explainVote');
  const mayReach = useReads('people');
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
            {person.document || sayWithoutDocument(person, mayReach)}
          </Typography>
        </Box>
        <CountPair weight={sayWeight(weight, words)} units={units} align="right" />
      </Box>
      <List aria-label="Unidades" sx={{ my: 2, display: holdings.length === 0 ? 'none' : 'block' }}>
        {inSight(holdings).map((holding) => (
          <HoldingRow
            key={holding.unit.unitId}
            holding={holding}
            personName={person.name}
            isPicked={pick.isPicked(holding)}
            refusal={report?.refusals.get(holding.unit.unitId) ?? null}
            mayWork={mayWork}
            onToggle={() => pick.toggle(holding)}
            onTake={() => actions.transfer([holding])}
            onAsk={() => actions.ask([holding])}
            onClear={() => onOpen('arrears')}
          />
        ))}
      </List>
      {mayWork && (
        <PersonActions
          pick={pick}
          held={holdings.filter((one) => one.state.kind === 'held' && !isRepresented(one))}
          isNextEnter={desk.isSure}
          actions={actions}
        />
      )}
      {/* Also once the session is over: it says what became of a press before. */}
      {(mayWork || report !== null) && <WorkReport report={report} isCut={desk.isCut} />}
      {mayExplain && renderCauses !== undefined && (
        <Box sx={{ mt: 1.5 }}>
          <Button startIcon={<WhyIcon />} aria-expanded={props.isAsked} onClick={props.onAsk}>
            ¿Por qué no puede votar?
          </Button>
          {props.isAsked && (
            <NoVoteSolutions
              {...{ desk, actions, onOpen, renderCauses }}
              personId={person.personId}
            />
          )}
        </Box>
      )}
      <PersonDoors person={person} />
      <PersonProxies person={person} index={desk.index} />
      {mayEnter(person) && <PersonAccess onOpen={onOpen} />}
      {/* It comes when the plates are known: above, it would move what somebody is about to press. */}
      {plate}
    </Paper>
  );
}

/** A row that asks for a decision comes first: a long list would hide it. */
function inSight(holdings: readonly DeskHolding[]): readonly DeskHolding[] {
  return [...holdings].sort((a, b) => Number(isRepresented(b)) - Number(isRepresented(a)));
}

/** A person who only attends without vote, or was refused, gets no way in. */
function mayEnter({ owned, represented, linked, doors }: DeskPerson): boolean {
  return doors.length === 0 || owned.length + represented.length + linked.length > 0;
}

function sayWithoutDocument(person: DeskPerson, mayReach: boolean): string {
  if (person.owned.length === 0) return 'Apoderado';
  return mayReach ? 'Sin documento' : 'Propietario';
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 2,
} as const;
