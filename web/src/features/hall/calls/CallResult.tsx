import {
  type CallReport,
  callMatcher,
  compareCall,
  type KnownAddresses,
  type SeatBook,
  type SeatPerson,
} from '@asamblea/domain';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { IdentifyDialog } from '../../../parts/who/IdentifyDialog.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { NoteLines } from '../../../ui/lists/NoteLines.tsx';
import { SummaryFigures } from '../../../ui/lists/SummaryFigures.tsx';
import { CallLists } from './CallLists.tsx';
import { findCallPeople } from './callPeople.ts';
import { useCallDesk } from './useCallDesk.ts';

interface CallResultProps {
  readonly report: CallReport;
  readonly book: SeatBook;
  readonly addresses: KnownAddresses;
  readonly session: number;
  /** Whether a press may register somebody now. */
  readonly mayAccredit: boolean;
  readonly onAgain: () => void;
}

/** The people in the call beside those registered now; it follows the work of the desks meanwhile. */
export function CallResult(props: CallResultProps) {
  const { report, book, addresses, session, mayAccredit, onAgain } = props;
  const [choices, setChoices] = useState<ReadonlyMap<string, SeatPerson | 'nobody'>>(new Map());
  const [asked, setAsked] = useState<{ readonly key: string; readonly name: string } | null>(null);
  const desk = useCallDesk(session, (unitId) => book.byUnitId.get(unitId)?.label ?? unitId);
  const matches = useMemo(() => {
    const match = callMatcher(book, addresses);
    return report.guests.map((guest) => ({ guest, match: match(guest) }));
  }, [report, book, addresses]);
  const found = useMemo(() => compareCall(matches, choices, book), [matches, choices, book]);
  const find = useCallback(async (text: string) => findCallPeople(text, book), [book]);

  function choose(key: string, choice: SeatPerson | 'nobody' | null) {
    setAsked(null);
    setChoices((before) => {
      const next = new Map(before);
      if (choice === null) next.delete(key);
      else next.set(key, choice);
      return next;
    });
  }

  const { registered, notRegistered, notInCall, open } = found;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button size="large" variant="outlined" onClick={onAgain}>
          Otro informe
        </Button>
        <Typography color="textSecondary">
          Compararlo no acredita a nadie. El informe no se guarda: al salir de esta página se
          pierde.
        </Typography>
      </Box>
      <SummaryFigures
        label="Quiénes estuvieron"
        figures={[
          { name: 'En la videollamada y registrados', value: String(registered.length) },
          { name: 'En la videollamada y sin registrar', value: String(notRegistered.length) },
          { name: 'Registrados en línea que no estuvieron', value: String(notInCall.length) },
          { name: 'Sin reconocer', value: String(open.length) },
        ]}
      />
      <NoteLines notes={report.notes} />
      {desk.failure !== null && (
        <ErrorMessage message={desk.failure.message} explanation={desk.failure.explanation} />
      )}
      {open.length + notRegistered.length + notInCall.length === 0 && (
        <Alert severity="success">Todos los de la videollamada están registrados.</Alert>
      )}
      <CallLists
        {...{ found, book, desk, mayAccredit }}
        onChoose={choose}
        onAsk={({ key, name }) => setAsked({ key, name })}
      />
      {asked !== null && (
        <IdentifyDialog
          name={asked.name}
          find={find}
          onChoose={({ personId, name }) => choose(asked.key, { personId, name })}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
}
