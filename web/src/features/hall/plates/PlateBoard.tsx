import { type Attendance, isOut, type Plate, platesToAskBack } from '@asamblea/domain';
import AddIcon from '@mui/icons-material/Add';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button } from '@mui/material';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { CreatePlatesDialog } from './CreatePlatesDialog.tsx';
import type { PaperSize } from './cutSheets.ts';
import { PinDialog } from './PinDialog.tsx';
import { PinsMissing } from './PinsMissing.tsx';
import { PlateCard } from './PlateCard.tsx';
import { PlateList } from './PlateList.tsx';
import { PlateSearch } from './PlateSearch.tsx';
import { PlatesDue } from './PlatesDue.tsx';
import { PrintPlatesDialog } from './PrintPlatesDialog.tsx';
import { findPlates, lacksPin, type PlateHall } from './plateHall.ts';

import { usePlateWork } from './usePlateWork.ts';

interface PlateBoardProps {
  readonly hall: PlateHall;
  readonly attendance: readonly Attendance[];
  /** Cards come back at any time; they are handed out only while people come in. */
  readonly isOpen: boolean;
  readonly mayWork: boolean;
  readonly assemblyName: string;
  readonly paper: PaperSize;
  readonly timeZone: string;
}

/** Search, the card that was found with what can be done with it, and every plate by state. */
export function PlateBoard(props: PlateBoardProps) {
  const { hall, attendance, isOpen, mayWork, assemblyName, paper, timeZone } = props;
  const work = usePlateWork();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const findings = useMemo(() => findPlates(hall, asked), [hall, asked]);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'create' | 'print' | 'pins' | null>(null);
  const sure = findings.length === 1 ? findings[0] : undefined;
  const chosen = findings.find(({ key }) => key === chosenKey) ?? sure ?? null;
  const lacksAsOut = (plate: Plate) => isOut(plate) && lacksPin(hall, plate.number);
  const due = platesToAskBack(hall.plates, attendance);

  function search(text: string) {
    setQuery(text);
    setChosenKey(null);
    work.forget();
  }

  // The dialog keeps the keyboard until it is gone.
  const isTold = work.told !== null;
  const wasTold = useRef(false);
  useEffect(() => {
    if (wasTold.current && !isTold) input.current?.focus();
    wasTold.current = isTold;
  }, [isTold]);

  /** The next person: the box is empty and ready again. */
  function finish(isDone: boolean) {
    if (!isDone) return;
    search('');
    input.current?.focus();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {mayWork && hall.plates.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          <Button startIcon={<AddIcon />} disabled={!isOpen} onClick={() => setDialog('create')}>
            Crear placas
          </Button>
          <Button startIcon={<PrintIcon />} onClick={() => setDialog('print')}>
            Imprimir placas
          </Button>
        </Box>
      )}
      {!isOpen && (
        <Alert severity="warning">
          La sesión no está abierta: por ahora solo se reciben placas de vuelta.
        </Alert>
      )}
      {mayWork && isOpen && <PinsMissing hall={hall} onPrint={() => setDialog('pins')} />}
      <PlatesDue plates={due} mayWork={mayWork} busy={work.busy} onTake={work.take} />
      {hall.plates.length === 0 ? (
        <EmptyState
          title="Aún no hay placas"
          action={
            mayWork &&
            isOpen && (
              <Button variant="contained" size="large" onClick={() => setDialog('create')}>
                Crear placas
              </Button>
            )
          }
        >
          Una placa es una tarjeta con número para quien no trae celular: vale por todas sus
          unidades.
        </EmptyState>
      ) : (
        <>
          <Box sx={split}>
            <PlateSearch
              ref={input}
              value={query}
              findings={findings}
              currentKey={chosen?.key ?? null}
              onChange={search}
              onChoose={setChosenKey}
            />
            {chosen !== null && (
              <PlateCard
                key={chosen.key}
                finding={chosen}
                hall={hall}
                work={work}
                mayWork={mayWork}
                isOpen={isOpen}
                isTaken={chosenKey !== null}
                timeZone={timeZone}
                onDone={finish}
              />
            )}
          </Box>
          <PlateList
            plates={hall.plates}
            timeZone={timeZone}
            onChoose={(number) => {
              search(String(number));
              setChosenKey(`placa-${number}`);
            }}
          />
        </>
      )}
      {work.told !== null && (
        <PinDialog told={work.told} assemblyName={assemblyName} onClose={work.forgetPin} />
      )}
      <CreatePlatesDialog
        open={dialog === 'create'}
        plates={hall.plates}
        work={work}
        onClose={() => setDialog(null)}
      />
      {(dialog === 'print' || dialog === 'pins') && (
        <PrintPlatesDialog
          hall={hall}
          isOpen={isOpen}
          first={dialog === 'print' ? 'plates' : hall.plates.some(lacksAsOut) ? 'pins' : 'both'}
          assemblyName={assemblyName}
          paper={paper}
          onClose={() => setDialog(null)}
        />
      )}
    </Box>
  );
}

const split = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
} as const;
