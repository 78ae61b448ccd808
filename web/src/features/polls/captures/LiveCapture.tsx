import { type Question, takesSeveral } from '@asamblea/domain';
import { Box, Tab, Tabs } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useSeats } from '../../../firebase/records/useSeats.ts';
import { useSwitches } from '../../../firebase/session/useSwitches.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { StaleMessage } from '../../../ui/feedback/StaleMessage.tsx';
import { captureHall } from './captureHall.ts';
import { HandsCapture } from './HandsCapture.tsx';
import { InstructionCapture } from './InstructionCapture.tsx';
import { PlateCapture } from './PlateCapture.tsx';
import { RecentCaptures } from './RecentCaptures.tsx';
import { TableCapture } from './TableCapture.tsx';
import { UnitCapture } from './UnitCapture.tsx';
import { useCaptures } from './useCaptures.ts';

/** The ways in which a vote comes to the desk, each in its tab, with the people in the hall. */
export function LiveCapture({ question }: { readonly question: Question }) {
  const assembly = useOwnAssembly();
  if (assembly === null) return <Loading shape="list" rows={3} />;
  const { assemblyId, timeZone } = assembly;
  return <CaptureDesk key={question.questionId} {...{ question, assemblyId, timeZone }} />;
}

interface CaptureDeskProps {
  readonly question: Question;
  readonly assemblyId: string;
  readonly timeZone: string;
}

const tabs = [
  'Placa',
  'Persona o unidad',
  'A mano alzada',
  'Poderes con instrucción',
  'Lista en papel',
] as const;
type CaptureTab = (typeof tabs)[number];

function CaptureDesk({ question, assemblyId, timeZone }: CaptureDeskProps) {
  const id = useId();
  const { hasOperation } = useSwitches();
  const hasPlates = hasOperation('capturePlates');
  const [tab, setTab] = useState<CaptureTab>(hasPlates ? 'Placa' : 'Persona o unidad');
  const hall = useSeats(assemblyId, question.session);
  const labels = useMemo(
    () => new Map(hall.rows.map(({ unitId, label }) => [unitId, label])),
    [hall.rows],
  );
  const present = useMemo(() => captureHall(hall.rows), [hall.rows]);
  const labelOf = (unitId: string) => labels.get(unitId) ?? unitId;
  const captures = useCaptures(question, timeZone, labelOf);
  const reading = { question, timeZone, labelOf };
  // Hands are raised for one answer.
  const offered = tabs
    .filter((one) => one !== 'A mano alzada' || !takesSeveral(question))
    .filter((one) => one !== 'Placa' || hasPlates);
  return (
    <>
      {hall.offline && <StaleMessage />}
      <Tabs
        value={tab}
        onChange={(_, next: CaptureTab) => setTab(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Cómo llega el voto"
        sx={{ mb: 2 }}
      >
        {offered.map((name) => (
          <Tab key={name} value={name} label={name} id={`${id}-${name}`} aria-controls={id} />
        ))}
      </Tabs>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={columns}>
          <Box role="tabpanel" id={id} aria-labelledby={`${id}-${tab}`} sx={{ minWidth: 0 }}>
            {tab === 'Placa' && <PlateCapture {...{ question, captures }} />}
            {tab === 'Persona o unidad' && (
              <UnitCapture {...{ question, captures, timeZone }} hall={present} />
            )}
            {tab === 'A mano alzada' && (
              <HandsCapture {...{ question, captures, reading }} hall={present} />
            )}
            {tab === 'Lista en papel' && (
              <TableCapture {...{ question, captures }} hall={present} />
            )}
            {tab === 'Poderes con instrucción' && (
              <InstructionCapture {...{ question, captures }} />
            )}
          </Box>
          <RecentCaptures captures={captures} />
        </Box>
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  // Where it has little room, what was captured is told right under the button that did.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 46rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
