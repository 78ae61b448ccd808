import { countHeads, paths, type RosterVersion } from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { useRosterWithContacts } from '../../../firebase/records/useRoster.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { useReads } from '../../../firebase/session/useReads.ts';
import { LoadingRoster } from '../../../parts/LoadingRoster.tsx';
import { RosterSummary } from '../../../parts/RosterSummary.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { contactsWithheld } from '../../../ui/text/contactsWithheld.ts';
import { ArrearsImportSection } from './ArrearsImportSection.tsx';
import { DataToClean } from './DataToClean.tsx';
import { GroupTable } from './GroupTable.tsx';
import { groupUnits } from './groupUnits.ts';
import { RosterHistory } from './RosterHistory.tsx';
import { rosterRows } from './rosterRows.ts';

/** The table is the heaviest widget of the house: it comes when it is needed. */
const RosterTable = lazy(() =>
  import('./RosterTable.tsx').then((loaded) => ({ default: loaded.RosterTable })),
);

interface CurrentRosterProps {
  readonly assemblyId: string;
  readonly version: string;
  readonly timeZone: string;
  readonly mayEdit: boolean;
  readonly mayRestore: boolean;
  readonly mayUpdateArrears: boolean;
  readonly mayInvite: boolean;
}

export function CurrentRoster(props: CurrentRosterProps) {
  const { assemblyId, version, timeZone, mayEdit, mayRestore } = props;
  const summary = useDocument<RosterVersion>(paths.roster(assemblyId, version));
  const roster = useRosterWithContacts({ assemblyId, version });
  const { units, people } = roster;
  const mayReach = useReads('people');
  const { country = '' } = useSession();
  const rows = useMemo(() => rosterRows(units, people, country), [units, people, country]);
  const [sought, setSought] = useState({ text: '', times: 0 });
  const table = useRef<HTMLDivElement>(null);
  const heads = useMemo(() => countHeads(units), [units]);
  if (summary.value === null || !roster.isIn) {
    return <LoadingRoster shape="cards" progress={roster.progress} />;
  }
  const { measure = 'percent' } = summary.value;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Paper sx={{ p: { xs: 2, sm: 3 } }}>
        <RosterSummary
          units={summary.value.units}
          people={summary.value.people}
          heads={heads}
          totalWeight={summary.value.totalWeight}
          measure={measure}
        />
        {props.mayInvite && (
          <Button
            component={Link}
            to="/massive?trabajo=invitaciones"
            variant="outlined"
            sx={{ mt: 2 }}
          >
            Invitar a los propietarios
          </Button>
        )}
      </Paper>
      {!mayReach && <Typography color="textSecondary">{contactsWithheld}</Typography>}
      {mayReach && (
        <DataToClean
          roster={roster}
          country={country}
          onFind={(text) => {
            setSought(({ times }) => ({ text, times: times + 1 }));
            table.current?.scrollIntoView({ block: 'start' });
          }}
        />
      )}
      <Box ref={table}>
        <Suspense fallback={<Loading shape="list" rows={8} />}>
          <RosterTable
            key={sought.times}
            sought={sought.text}
            version={version}
            rows={rows}
            roster={roster}
            measure={measure}
            mayEdit={mayEdit}
          />
        </Suspense>
      </Box>
      <Paper component="section" aria-labelledby="agrupaciones">
        <Typography id="agrupaciones" variant="h3" component="h2" sx={{ p: 2, pb: 1 }}>
          Por agrupación
        </Typography>
        <GroupTable groups={groupUnits(units)} total={summary.value.totalWeight} />
      </Paper>
      {props.mayUpdateArrears && <ArrearsImportSection />}
      <RosterHistory
        assemblyId={assemblyId}
        version={version}
        timeZone={timeZone}
        mayRestore={mayRestore}
      />
    </Box>
  );
}
